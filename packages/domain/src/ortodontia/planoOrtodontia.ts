import { ageAt } from '../calendario/dataCivil.ts'

/** What a plan says of orthodontics, from a civil day on (Operadora §2). A plan without it does not cover it. */
export type PlanoOrtodontia = {
  readonly desde: string
  /** Treatments in a lifetime; null: as many as are needed. */
  readonly tratamentosVida: number | null
  /** Completed years, both inclusive, on the day on which a treatment is asked for; null: no bound. */
  readonly idadeMinima: number | null
  readonly idadeMaxima: number | null
  /** What the patient pays of its events, in per cent; null: as of any other event of the plan. */
  readonly percentualCoparticipacao: number | null
}

/** Whether the plan takes somebody of that birth into treatment on a civil day. */
export function isIdadeAceita(
  { idadeMinima, idadeMaxima }: Pick<PlanoOrtodontia, 'idadeMinima' | 'idadeMaxima'>,
  nascimento: string,
  dia: string,
): boolean {
  const idade = ageAt(nascimento, dia)
  return (idadeMinima === null || idade >= idadeMinima) && (idadeMaxima === null || idade <= idadeMaxima)
}

/** Whether the plan has a treatment left for somebody who has had so many. */
export const hasTratamento = (
  { tratamentosVida }: Pick<PlanoOrtodontia, 'tratamentosVida'>,
  feitos: number,
): boolean => tratamentosVida === null || feitos < tratamentosVida
