import type { ComponentType } from 'react';
import { Airliner } from './Airliner.tsx';
import { Ambulance } from './Ambulance.tsx';
import { Helicopter } from './Helicopter.tsx';
import { Jet } from './Jet.tsx';
import { Train } from './Train.tsx';

export type VehicleName = 'jet' | 'airliner' | 'helicopter' | 'ambulance' | 'train';

/** Left, top, width, height of what a drawing shows. */
export type ViewBox = [number, number, number, number];

/** Each vehicle, seen from its right side with its nose to the right, and its view box. */
export const vehicles: Record<VehicleName, { Vehicle: ComponentType<{ isCut?: boolean }>; box: ViewBox }> = {
  jet: { Vehicle: Jet, box: [-6, -8, 372, 124] },
  airliner: { Vehicle: Airliner, box: [-2, -8, 424, 136] },
  helicopter: { Vehicle: Helicopter, box: [-4, -4, 404, 146] },
  ambulance: { Vehicle: Ambulance, box: [-4, 6, 324, 132] },
  train: { Vehicle: Train, box: [-2, 0, 426, 142] },
};

interface PlacedProps {
  name: VehicleName;
  /** The centre of the vehicle. */
  x: number;
  y: number;
  width: number;
  /** Whether y is the ground under its wheels instead. */
  isOnGround?: boolean;
}

/** Renders a vehicle in a scene. */
export function Placed({ name, x, y, width, isOnGround = false }: PlacedProps) {
  const { Vehicle, box } = vehicles[name];
  const [left, top, ownWidth, height] = box;
  const scale = width / ownWidth;
  const right = Math.round((x - width / 2 - left * scale) * 10) / 10;
  const down = Math.round((y - height * scale * (isOnGround ? 0.97 : 0.5) - top * scale) * 10) / 10;
  return (
    <g transform={`translate(${right} ${down}) scale(${scale.toFixed(3)})`}>
      <Vehicle />
    </g>
  );
}
