/** How the exams on offer are grouped, in order. The last one holds what the operator added since. */
export const gruposExame = [
  'Radiografias dentro da boca',
  'Radiografias fora da boca',
  'Tomografias',
  'Fotografias, modelos e mídia',
  'Documentações',
  'Outros exames',
] as const
export type GrupoExame = (typeof gruposExame)[number]
