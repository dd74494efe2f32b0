import * as icons from "./icon.tsx";

export const examples = Object.entries(icons).map(([name, Drawn]) => ({ name, element: <Drawn /> }));
