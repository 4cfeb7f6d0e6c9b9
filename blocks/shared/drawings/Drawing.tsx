import type { ReactElement } from 'react';
import type { DrawingName } from '../../../schema/types.ts';
import { Cabin } from './scenes/Cabin.tsx';
import { FlightProfile } from './scenes/FlightProfile.tsx';
import { Holding } from './scenes/Holding.tsx';
import { House } from './scenes/House.tsx';
import { Journey, StepsLine } from './scenes/Journeys.tsx';
import { Jet } from './vehicles/Jet.tsx';
import { vehicles } from './vehicles/vehicles.tsx';
import type { VehicleName, ViewBox } from './vehicles/vehicles.tsx';

interface Art {
  content: ReactElement;
  box: ViewBox;
}

const drawings: Record<DrawingName, Art> = {
  jet: vehicle('jet'),
  airliner: vehicle('airliner'),
  helicopter: vehicle('helicopter'),
  ambulance: vehicle('ambulance'),
  train: vehicle('train'),
  'jet-cutaway': { content: <Jet isCut isOnGround />, box: vehicles.jet.box },
  'helicopter-cutaway': vehicle('helicopter', true),
  'ambulance-cutaway': vehicle('ambulance', true),
  'train-cutaway': vehicle('train', true),
  'profile-jet': { content: <FlightProfile vehicle="jet" />, box: [0, 0, 400, 168] },
  'profile-airliner': { content: <FlightProfile vehicle="airliner" />, box: [0, 0, 400, 168] },
  'profile-helicopter': { content: <FlightProfile vehicle="helicopter" />, box: [0, 0, 400, 168] },
  journey: { content: <Journey />, box: [0, 0, 1200, 226] },
  steps: { content: <StepsLine />, box: [0, 0, 1200, 250] },
  cabin: { content: <Cabin />, box: [0, 0, 620, 420] },
  house: { content: <House />, box: [0, 0, 600, 400] },
  holding: { content: <Holding />, box: [0, 0, 640, 300] },
};

function vehicle(name: VehicleName, isCut = false): Art {
  const { Vehicle, box } = vehicles[name];
  return { content: <Vehicle isCut={isCut} />, box };
}

/** Renders a drawing by its name. It is decorative: the text beside it has the information. */
export function Drawing({ name }: { name: DrawingName }) {
  const { content, box } = drawings[name];
  const kind = /^(?:jet|airliner|helicopter|ambulance|train)/.test(name) ? 'drawing-vehicle' : 'drawing-scene';
  return (
    <svg className={`drawing ${kind} drawing-${name}`} viewBox={box.join(' ')} aria-hidden>
      {content}
    </svg>
  );
}
