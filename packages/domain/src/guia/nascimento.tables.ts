import type { NomeEtapa } from './etapa.tables.ts'
import type { NomeStatusFicha } from './statusFicha.tables.ts'

/** How a guide is born: the two calls that make one (POST liberacao-senha and its complementar). */
export const nascimentos = [
  { rotulo: 'Liberar senha', status: 'senhaLiberada', etapa: 'liberacaoSenha' },
  { rotulo: 'Liberar guia complementar', status: 'senhaLiberadaComplementar', etapa: 'liberacaoSenha' },
] as const satisfies readonly { rotulo: string; status: NomeStatusFicha; etapa: NomeEtapa }[]
