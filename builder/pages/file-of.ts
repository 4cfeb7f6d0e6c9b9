export { fileOf } from '../../schema/addresses/own-addresses.ts';
