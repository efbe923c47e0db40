import {
  birthplaceName,
  Cohabitants,
  Drinking,
  Gender,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  prefectureName,
  Smoking,
  type DetailName,
  type DetailValue,
} from '@yoimachi/domain/profile';

/** What each detail of a profile is called. */
export const detailNames: Readonly<Record<DetailName, string>> = {
  job: '職業',
  gender: '性別',
  birthplace: '出身地',
  residence: '居住地',
  heightCm: '身長',
  weightKg: '体重',
  bloodType: '血液型',
  hair: '髪型',
  skin: '肌の色',
  cohabitants: '同居人',
  drinking: 'お酒',
  smoking: 'タバコ',
};

/** By value; of a measure whatever it is. */
type Labels<Value extends string | number> =
  | (number extends Value ? (value: number) => string | undefined : never)
  | (number extends Value ? never : Readonly<Record<Value, string>>);

/** What can be said of each, in words. */
export const detailLabels: { readonly [Name in DetailName]: Labels<DetailValue<Name>> } = {
  job: {
    EMPLOYEE: '会社員',
    EXECUTIVE: '会社役員',
    OWNER: '経営者・自営業',
    MEDICAL: '医師・医療',
    PROFESSIONAL: '士業',
    PUBLIC: '公務員',
    IT_CREATIVE: 'IT・クリエイティブ',
    FINANCE_ESTATE: '金融・不動産',
    SERVICE: '飲食・サービス',
    STUDENT: '学生',
    OTHER: 'その他',
  },
  gender: { [Gender.FEMALE]: '女性', [Gender.MALE]: '男性' },
  birthplace: birthplaceName,
  residence: prefectureName,
  heightCm(heightCm) {
    if (heightCm <= HEIGHT_MIN_CM) return `${HEIGHT_MIN_CM + 1}cm未満`;
    return heightCm >= HEIGHT_MAX_CM ? `${HEIGHT_MAX_CM - 1}cm以上` : `${heightCm}cm`;
  },
  weightKg: (weightKg) => `${weightKg}kg`,
  bloodType: { A: 'A型', B: 'B型', O: 'O型', AB: 'AB型' },
  hair: {
    BLACK: '黒髪',
    BROWN: '茶髪',
    LIGHT: '明るめ',
    BLOND: '金髪',
    COLOR: 'カラー',
    OTHER: 'その他',
  },
  skin: { FAIR: '色白', NORMAL: '普通', TANNED: '小麦肌' },
  cohabitants: {
    [Cohabitants.ALONE]: 'ひとり暮らし',
    [Cohabitants.FAMILY]: '家族',
    [Cohabitants.FRIENDS]: '友人',
    [Cohabitants.PET]: 'ペット',
    [Cohabitants.OTHER]: 'その他',
  },
  drinking: {
    [Drinking.CAN]: '飲める',
    [Drinking.A_LITTLE]: '少し飲める',
    [Drinking.CANNOT]: '飲めない',
  },
  smoking: {
    [Smoking.NO]: '吸わない',
    [Smoking.YES]: '吸う',
    [Smoking.SOMETIMES]: 'ときどき吸う',
    [Smoking.NOT_BEFORE_NON_SMOKERS]: '非喫煙者の前では吸わない',
  },
};
