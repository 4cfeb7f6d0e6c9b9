export { fileOf } from '../../../schema/own-addresses.ts';
