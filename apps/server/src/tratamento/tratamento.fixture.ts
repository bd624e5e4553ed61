import type { EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export const INSTALACAO = '86000098'
export const MANUTENCAO = '86000357'

type Opcoes = {
  codigoAssociado: string
  login?: number
  estado?: EstadoTratamento
  /** The day of the authorisation and, unless it is still to be done, of the installation. */
  inicio?: string
  porInstalar?: boolean
  mesesConcedidos?: number
  /** Days on which a maintenance was done, each in a guide of its own. */
  manutencoes?: readonly string[]
}

async function insertEvento(t: TestApp, numeroFicha: number, codigoEvento: string, data: string | null) {
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              quantidade, valor_centavos, copart_centavos, autorizacao, data_autorizacao, data_realizacao)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, $2, 1, 9500, 950, 4, $3::date, $3::date
       from guia where numero_ficha = $1`,
    [numeroFicha, codigoEvento, data],
  )
}

/** A treatment as if it had begun on that day, with its initial guide and its maintenances. */
export async function createTratamento(t: TestApp, opcoes: Opcoes) {
  const { codigoAssociado, login = 100001, estado = 'ativo', inicio = '2026-01-10' } = opcoes
  const { porInstalar = false, mesesConcedidos = 12, manutencoes = [] } = opcoes
  const deOrto = { codigoAssociado, login, codigoEspecialidade: 6 }
  const numeroFicha = await releaseGuia(t, { ...deOrto, codigoTipoAtendimento: 7 })
  await insertEvento(t, numeroFicha, INSTALACAO, porInstalar ? null : inicio)
  const comecou = estado !== 'solicitado'
  const fim = ['abandonado', 'concluido', 'cancelado'].includes(estado) ? '2026-11-01' : null
  const [row] = await t.rows<{ numero: number }>(
    `insert into tratamento_ortodontico (codigo_credenciado, codigo_associado, codigo_plano, estado, numero_ficha_inicial,
                                         inicio, meses_concedidos, fim, criado_em, atualizado_em)
     select codigo_credenciado, codigo_associado, codigo_plano, $2, numero_ficha, $3::date, $4, $5::date, $6, $6
       from guia where numero_ficha = $1 returning numero_tratamento::integer as numero`,
    [numeroFicha, estado, comecou ? inicio : null, comecou ? mesesConcedidos : 0, fim, inicio],
  )
  const numeroTratamento = row?.numero ?? 0
  const passos = [
    [inicio, 'solicitado'],
    ...(comecou ? [[inicio, 'ativo']] : []),
    ...(comecou && estado !== 'ativo' ? [[fim ?? '2026-11-01', estado]] : []),
  ]
  for (const [dia, para] of passos) {
    await t.rows(
      `insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, para_estado)
       values ($1, $2, $3::date + time '12:00', 'Teste', 'teste', $4)`,
      [login, numeroTratamento, dia, para],
    )
  }
  const statusInicial = comecou ? 1 : 2
  await t.rows(
    'update guia set numero_tratamento = $2, status_ficha = $3, codigo_etapa = 2 where numero_ficha = $1',
    [numeroFicha, numeroTratamento, statusInicial],
  )
  for (const dia of manutencoes) {
    const ficha = await releaseGuia(t, { ...deOrto, codigoTipoAtendimento: 8, numeroTratamento })
    await insertEvento(t, ficha, MANUTENCAO, dia)
    await t.rows(
      `update guia set status_ficha = 1, codigo_etapa = 2, liberada_em = $2::date + time '12:00' where numero_ficha = $1`,
      [ficha, dia],
    )
  }
  return { numeroTratamento, numeroFicha }
}

/** What the tables say of a treatment, with its history. */
export async function readTratamento(t: TestApp, numeroTratamento: number) {
  const [row] = await t.rows<{
    estado: string
    meses: number
    inicio: string | null
    fim: string | null
    passos: string[]
  }>(
    `select estado, meses_concedidos as meses, to_char(inicio, 'YYYY-MM-DD') as inicio, to_char(fim, 'YYYY-MM-DD') as fim,
            (select jsonb_agg(acao order by id) from historico_tratamento h
              where h.numero_tratamento = t.numero_tratamento) as passos
       from tratamento_ortodontico t where numero_tratamento = $1`,
    [numeroTratamento],
  )
  return row
}
