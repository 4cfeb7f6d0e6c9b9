/**
 * Where the airports of the place pages lie, by code. Airport points and runways: OurAirports (public domain), August
 * 2026. City points: GeoNames (CC BY 4.0). Points are [degrees north, degrees east].
 */
export type Point = readonly [latitude: number, longitude: number];

export interface Airport {
  /** What texts call it, or the place it serves. */
  names: string[];
  at: Point;
  /** The middle of the city. */
  city?: Point;
  /** The longest runway in metres. */
  runway?: number;
  /** The place page that describes it; the first of a page is where its distances start. */
  page?: string;
}

export const airports: Record<string, Airport> = {
  MAA: { names: ['Chennai'], at: [12.99, 80.1693], city: [13.0878, 80.2785], runway: 3658, page: 'chennai' },
  MCT: { names: ['Muscat'], at: [23.5933, 58.2844], city: [23.5841, 58.4078], runway: 4080, page: 'oman' },
  SLL: { names: ['Salalah'], at: [17.0387, 54.0913], city: [17.015, 54.0924], runway: 4000, page: 'oman' },
  BAH: {
    names: ['Bahrain', 'Muharraq', 'Manama'],
    at: [26.2708, 50.6336],
    city: [26.2279, 50.5857],
    runway: 3956,
    page: 'Bahrain',
  },
  CCU: { names: ['Kolkata'], at: [22.654, 88.4476], city: [22.5626, 88.363], runway: 3633, page: 'kolkata' },
  PAT: { names: ['Patna'], at: [25.5913, 85.088], city: [25.5941, 85.1356], runway: 1954, page: 'patna' },
  AMD: { names: ['Ahmedabad'], at: [23.0772, 72.6347], city: [23.0258, 72.5873], runway: 3505, page: 'ahmedabad' },
  STV: { names: ['Surat'], at: [21.1155, 72.7433], city: [21.1959, 72.8302], runway: 2905, page: 'surat' },
  GAU: { names: ['Guwahati'], at: [26.1067, 91.5852], city: [26.1844, 91.7458], runway: 2743, page: 'guwahati' },
  HYD: { names: ['Hyderabad'], at: [17.2313, 78.4299], city: [17.384, 78.4564], runway: 4260, page: 'hyderabad' },
  BPM: { names: ['Begumpet'], at: [17.4531, 78.4676], city: [17.384, 78.4564], runway: 3231, page: 'hyderabad' },
  KHI: { names: ['Karachi'], at: [24.9065, 67.1608], city: [24.8608, 67.0104], runway: 3400, page: 'pakistan' },
  LHE: { names: ['Lahore'], at: [31.5216, 74.4036], city: [31.558, 74.3507], runway: 3360, page: 'pakistan' },
  ISB: { names: ['Islamabad'], at: [33.5491, 72.8256], city: [33.7215, 73.0433], runway: 3658, page: 'pakistan' },
  PNQ: { names: ['Pune'], at: [18.5821, 73.9197], city: [18.5196, 73.8554], runway: 3048, page: 'pune' },
  LKO: { names: ['Lucknow'], at: [26.7606, 80.8893], city: [26.8393, 80.9231], runway: 2742, page: 'lucknow' },
  DAC: { names: ['Dhaka'], at: [23.8434, 90.3978], city: [23.7104, 90.4074], runway: 3505, page: 'bangladesh' },
  CGP: { names: ['Chattogram'], at: [22.2496, 91.8133], city: [22.3384, 91.8317], runway: 2940, page: 'bangladesh' },
  ZYL: { names: ['Sylhet'], at: [24.964, 91.8647], city: [24.899, 91.872], runway: 2889, page: 'bangladesh' },
  COK: { names: ['Kochi'], at: [10.151, 76.4008], city: [9.9399, 76.2602], runway: 3400, page: 'kerala' },
  TRV: { names: ['Thiruvananthapuram'], at: [8.4821, 76.9201], city: [8.4855, 76.9492], runway: 3398, page: 'kerala' },
  CCJ: { names: ['Calicut'], at: [11.136, 75.9552], city: [11.248, 75.7804], runway: 2860, page: 'kerala' },
  CNN: { names: ['Kannur'], at: [11.9163, 75.545], runway: 3050, page: 'kerala' },
  ADE: { names: ['Aden'], at: [12.8295, 45.0288], city: [12.7794, 45.0367], runway: 3100, page: 'yemen' },
  SAH: { names: ["Sana'a", 'Sanaa'], at: [15.4763, 44.2197], city: [15.3547, 44.2067], runway: 3252, page: 'yemen' },
  GXF: { names: ['Seiyun'], at: [15.9661, 48.7883], runway: 3000, page: 'yemen' },
  VNS: { names: ['Varanasi'], at: [25.4522, 82.8625], city: [25.3167, 83.0104], runway: 2745, page: 'varanasi' },
  LHR: { names: ['Heathrow', 'London'], at: [51.4706, -0.4619], city: [51.5085, -0.1257], runway: 3901, page: 'uk' },
  LGW: { names: ['Gatwick'], at: [51.1481, -0.1903], city: [51.5085, -0.1257], runway: 3317, page: 'uk' },
  MAN: { names: ['Manchester'], at: [53.3537, -2.275], city: [53.4809, -2.2374], runway: 3050, page: 'uk' },
  BHX: { names: ['Birmingham'], at: [52.4539, -1.748], city: [52.4814, -1.8998], runway: 3052, page: 'uk' },
  IXR: { names: ['Ranchi'], at: [23.3143, 85.3217], city: [23.3432, 85.3094], runway: 2699, page: 'ranchi' },
  DEL: { names: ['Delhi'], at: [28.5556, 77.0952], city: [28.6358, 77.2245], runway: 4430, page: 'delhi' },
  HDO: { names: ['Hindon'], at: [28.7077, 77.3589], city: [28.6358, 77.2245], runway: 2743, page: 'delhi' },
  BLR: {
    names: ['Bengaluru', 'Bangalore'],
    at: [13.1979, 77.7063],
    city: [12.9719, 77.5937],
    runway: 4000,
    page: 'bangalore',
  },
  VOBG: { names: ['HAL'], at: [12.95, 77.6682], city: [12.9719, 77.5937], runway: 3307, page: 'bangalore' },
  RUH: { names: ['Riyadh'], at: [24.9576, 46.6988], city: [24.6877, 46.7219], runway: 4205, page: 'Arabia' },
  JED: { names: ['Jeddah'], at: [21.6796, 39.1565], city: [21.5424, 39.198], runway: 4000, page: 'Arabia' },
  DMM: { names: ['Dammam'], at: [26.4712, 49.7979], city: [26.4344, 50.1033], runway: 4000, page: 'Arabia' },
  MED: { names: ['Medina'], at: [24.5534, 39.7051], city: [24.4686, 39.6142], runway: 4335, page: 'Arabia' },
  RPR: { names: ['Raipur'], at: [21.1804, 81.7388], city: [21.2333, 81.6333], runway: 1955, page: 'raipur' },
  BOM: { names: ['Mumbai'], at: [19.0887, 72.8679] },
  DXB: { names: ['Dubai'], at: [25.2528, 55.3644] },
  CAI: { names: ['Cairo'], at: [30.1219, 31.4056] },
  AMM: { names: ['Amman'], at: [31.7226, 35.9932] },
  ATQ: { names: ['Amritsar'], at: [31.7096, 74.7973] },
  NAG: { names: ['Nagpur'], at: [21.0922, 79.0472] },
};
