import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

/** `isPlanoAEnviar` of the domain, `t` being the guide's table. */
export const planoAEnviar = (t: string): string =>
  `(${t}.status_ficha = ${statusFicha.emAnalise} and ${t}.codigo_etapa = ${etapa.planoTratamento})`

/** `toPrazoDito` of the domain. */
export const prazoDito = (t: string): string => `case when not ${planoAEnviar(t)} then ${t}.prazo end`
