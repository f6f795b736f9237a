import { type Edit } from './draft.ts';
import { type Merge, mergeVersions, takeTheirs } from './merge-versions.ts';

export type FieldMerge<Values, Version> = Merge<Values> & { theirs: Version };

/** Returns how an edit conflict is merged and settled: field by field, on the version that the other person saved. */
export const mergeByField = <Values, Version>(valuesOf: (version: Version) => Values) => ({
  merge: ({ values, baseVersion }: Edit<Values, Version>, theirs: Version): FieldMerge<Values, Version> => ({
    ...mergeVersions(valuesOf(baseVersion), values, valuesOf(theirs)),
    theirs,
  }),
  settle: (
    merge: FieldMerge<Values, Version>,
    fieldsFromTheirs: ReadonlySet<string>,
  ): Edit<Values, Version> => ({ values: takeTheirs(merge, fieldsFromTheirs), baseVersion: merge.theirs }),
});
