import { Accordion } from "./accordion.tsx";

export const examples = [
  {
    name: "two questions",
    element: (
      <Accordion
        items={[
          { question: "What is a lorry receipt?", answer: <p>The paper that travels with the goods.</p> },
          { question: "Who keeps the consignee copy?", answer: <p>The receiver of the goods.</p> },
        ]}
      />
    ),
  },
];
