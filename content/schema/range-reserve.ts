import { z } from "zod";

export const withReserveSchema = z.string().min(1);
