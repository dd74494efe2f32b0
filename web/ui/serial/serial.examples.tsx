import { Serial } from "./serial.tsx";

export const examples = [{ name: "the first of several", element: <Serial position={0} /> }];
