/** Trains the examples that it is given and posts the model (`train-both.ts`). */
import { parentPort, workerData } from "node:worker_threads";
import { train } from "./train.ts";

parentPort?.postMessage(train(workerData));
