import type { Input } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { createPaciente } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

export type Corpo = Input<typeof solicitacaoExame.createSolicitacao>['body']
export type Evento = Corpo['eventos'][number]

/** The places of an exam, one for each of its quantity. */
export const em = (...codigos: string[]) => ({
  quantidade: codigos.length,
  complementoLocais: { locais: codigos.map((codigoLocal) => ({ codigoLocal, foco: '' })) },
})
export const panoramica: Evento = { codigo: '81000405', quantidade: 1 }
export const periapical: Evento = { codigo: '81000421', ...em('RMSD') }
export const tomografia: Evento = { codigo: '81000510', ...em('AS') }

/** Asks for exams by the call that the screen makes. */
export function askExames(
  t: TestApp,
  as: Person,
  codigoAssociado: string,
  eventos: readonly Evento[],
  { key, ...resto }: Partial<Corpo> & { key?: string } = {},
) {
  const hipoteseDiagnostica = 'Lesão periapical do 16.'
  const body = { codigoAssociado, hipoteseDiagnostica, eventos: [...eventos], ...resto }
  return t.call(solicitacaoExame.createSolicitacao, { body }, { as, ...(key && { key }) })
}

/** A patient who had exams some days ago, elsewhere: each by its code and region. */
export async function createComExames(
  t: TestApp,
  dias: number,
  ...exames: readonly (readonly [codigo: string, regiao?: string | null])[]
): Promise<string> {
  const codigoAssociado = await createPaciente(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login: 100004 })
  for (const [i, [codigo, regiao]] of exames.entries()) {
    await t.rows(
      `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
                               regiao, quantidade, data_autorizacao, data_realizacao)
       values ($1, 100004, $2, $3, $4, $5, 1, $6, $6)`,
      [codigoAssociado, numeroFicha, i + 1, codigo, regiao ?? null, addDays(civilDay(t.clock.now()), -dias)],
    )
  }
  return codigoAssociado
}

/** How many requests the patient has. */
export const countPedidos = async (t: TestApp, codigoAssociado: string): Promise<number> =>
  (await t.rows('select 1 from solicitacao_exame where codigo_associado = $1', [codigoAssociado])).length
