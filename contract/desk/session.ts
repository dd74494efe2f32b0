import { z } from "zod";
import {
  emailSchema,
  givenPasswordSchema,
  idSchema,
  timeSchema,
  typedText,
  versionSchema,
} from "./common.ts";
import { deskLimits, shortestPassword } from "./limits.ts";
import { permissions, roles } from "./roles.ts";

export const roleSchema = z.enum(roles);

const newPasswordSchema = z.string().min(shortestPassword).max(deskLimits.password);

export const meSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  permissions: z.array(z.enum(permissions)),
  secondFactor: z.boolean(),
  /** By an admin, of this colleague or of everybody. */
  secondFactorRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  version: versionSchema,
});
export type Me = z.infer<typeof meSchema>;

/**
 * The answer of every step of a sign-in. "second-factor": the password was right, a code is missing. "enrol": only the
 * account's calls answer, until a second factor is set up.
 */
export const sessionSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("signed-out") }),
  z.object({ state: z.literal("second-factor") }),
  z.object({ state: z.literal("enrol"), me: meSchema }),
  z.object({ state: z.literal("signed-in"), me: meSchema }),
]);
export type Session = z.infer<typeof sessionSchema>;

export const signInSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type SignIn = z.input<typeof signInSchema>;

/** Six digits of the app, or a recovery code. */
export const secondFactorSchema = z.object({ code: z.string().trim().min(6).max(40) });

export const invitationTokenSchema = z.object({ token: z.string().min(20).max(200) });
/** "account": a new account. "password": a new password for an account. */
export const invitationPurposeSchema = z.enum(["account", "password"]);
export const invitationOfferSchema = z.object({
  purpose: invitationPurposeSchema,
  /** Null in the link of the first start, whose reader enters the address. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  role: roleSchema,
  expiresAt: timeSchema,
});
export type InvitationOffer = z.infer<typeof invitationOfferSchema>;

/** `name` and `email` count only if the offer has none. */
export const acceptInvitationSchema = invitationTokenSchema.extend({
  name: typedText(deskLimits.staffName).optional(),
  email: emailSchema.optional(),
  password: newPasswordSchema,
});
export type AcceptInvitation = z.input<typeof acceptInvitationSchema>;

export const changeMeSchema = z.object({ version: versionSchema, name: typedText(deskLimits.staffName) });

export const changePasswordSchema = z.object({ current: givenPasswordSchema, next: newPasswordSchema });

export const confirmPasswordSchema = z.object({ password: givenPasswordSchema });

/** The second factor counts once its first code is confirmed. */
export const secondFactorOfferSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** otpauth://totp/… */
  uri: z.string(),
  /** The QR code: draw `path` as `<path d>` in `<svg viewBox="0 0 size size">`, dark on light. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const mySessionSchema = z.object({
  id: idSchema,
  createdAt: timeSchema,
  lastUsedAt: timeSchema,
  /** The browser's User-Agent, shortened. */
  userAgent: z.string(),
  current: z.boolean(),
});
export const mySessionsSchema = z.object({ sessions: z.array(mySessionSchema) });
export type MySession = z.infer<typeof mySessionSchema>;
