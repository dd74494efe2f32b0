import { z } from "zod";
import { emailSchema, idSchema, staffNameSchema, timeSchema, typedText, versionSchema } from "./common.ts";
import { deskLimits } from "./limits.ts";
import { invitationPurposeSchema, roleSchema } from "./session.ts";

export const staffListSchema = z.object({
  items: z.array(staffNameSchema.extend({ role: roleSchema, active: z.boolean() })),
});
export type StaffList = z.infer<typeof staffListSchema>;

/** A colleague on the People page. */
export const staffMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  active: z.boolean(),
  secondFactor: z.boolean(),
  secondFactorRequired: z.boolean(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema.nullable(),
  sessionCount: z.number().int(),
  version: versionSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
export const staffMembersSchema = z.object({ items: z.array(staffMemberSchema) });

export const changeStaffMemberSchema = z.object({
  version: versionSchema,
  name: typedText(deskLimits.staffName).optional(),
  role: roleSchema.optional(),
  /** The caller's password. */
  password: z.string().max(deskLimits.password).optional(),
  /** False dismisses the colleague. */
  active: z.boolean().optional(),
  secondFactorRequired: z.boolean().optional(),
});
export type ChangeStaffMember = z.input<typeof changeStaffMemberSchema>;

export const newInvitationSchema = z.object({
  email: emailSchema,
  name: typedText(deskLimits.staffName),
  role: roleSchema,
});
export type NewInvitation = z.input<typeof newInvitationSchema>;
/** Shown once, because only a hash of the token is stored. */
export const invitationLinkSchema = z.object({
  id: idSchema,
  /** e.g. "/invitation#token", on the desk's origin. */
  path: z.string(),
  expiresAt: timeSchema,
});
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export const invitationsSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      purpose: invitationPurposeSchema,
      email: z.string().nullable(),
      name: z.string().nullable(),
      role: roleSchema,
      createdBy: staffNameSchema.nullable(),
      expiresAt: timeSchema,
    }),
  ),
});
export type Invitations = z.infer<typeof invitationsSchema>;
