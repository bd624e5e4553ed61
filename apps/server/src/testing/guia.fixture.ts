import { randomUUID } from 'node:crypto'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import type { Input } from '@portal/contract/route.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { insertGuia, type NovaGuia } from '../guia/insertGuia.store.ts'
import type { FilaGuia } from '../job/filas.ts'
import { passosDaFila } from '../operadora/operadora.ts'
import { runTarefa } from '../operadora/runTarefa.ts'
import { civilDay } from '../runtime/clock.ts'
import type { TestApp } from './testApp.ts'

export type EventoEnvio = Input<typeof guia.sendGuia>['body']['eventos'][number]

/** A restoration that the rules approve at once for the adult with full coverage. */
export const RESTAURACAO: EventoEnvio = {
  codigoEvento: '85100200',
  codigoLocalizacao: '26',
  codigoFace: 'OM',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}

let proximoCartao = 900_000_001

/** A member like the cast's `codigo`, without history: the frequency rules start afresh. */
export async function createAssociado(t: TestApp, codigo = '500000001'): Promise<string> {
  const novo = String(proximoCartao++)
  await t.rows(
    `with pessoa as (
       insert into associado (codigo, chave, nome, nascimento, situacao, inclusao, validade_cartao)
       select $1, $2, nome, nascimento, situacao, inclusao, validade_cartao from associado where codigo = $3
       returning codigo)
     insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
     select pessoa.codigo, ap.codigo_plano, ap.principal, ap.inicio
       from pessoa, associado_plano ap where ap.codigo_associado = $3`,
    [novo, randomUUID(), codigo],
  )
  return novo
}

export type Opcoes = Partial<Omit<NovaGuia, 'codigoCredenciado'>> & { login?: number }

/** A guide just released (status 8; 16 with a main guide), of a member of its own unless one is named. */
export async function releaseGuia(t: TestApp, { login = 100001, ...opcoes }: Opcoes = {}): Promise<number> {
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  const [plano] = await t.rows<{ codigo: string }>(
    `select codigo_plano as codigo from associado_plano where codigo_associado = $1 order by principal desc limit 1`,
    [codigoAssociado],
  )
  const nova: NovaGuia = {
    codigoCredenciado: login,
    codigoPlano: plano?.codigo ?? '',
    codigoEspecialidade: 1,
    codigoTipoAtendimento: 1,
    codigoDentista: null,
    emergencia: false,
    recemNato: false,
    identOrigem: null,
    numeroFichaPrincipal: null,
    validadeSenha: addDays(civilDay(t.clock.now()), 90),
    ...opcoes,
    codigoAssociado,
  }
  const { pool, clock } = t.services
  const aberta = await pool.transaction(login, (db) => insertGuia(db, nova, 'Teste', clock.now()))
  return aberta.numeroFicha
}

/** What the tables say of a guide. */
export async function readGuia(t: TestApp, numeroFicha: number) {
  const [row] = await t.rows<{
    status: number
    etapa: number
    versao: number
    credenciado: number
    prazo: string | null
    auditoria: string
    assinada: boolean
  }>(
    `select status_ficha as status, codigo_etapa as etapa, versao, codigo_credenciado as credenciado,
            to_char(prazo, 'YYYY-MM-DD') as prazo, status_auditoria as auditoria, assinada_em is not null as assinada
       from guia where numero_ficha = $1`,
    [numeroFicha],
  )
  if (!row) throw new Error(`no guide ${numeroFicha}`)
  return row
}

/** What its provider is told of a guide. */
export async function detailGuia(t: TestApp, numeroFicha: number, login = 100001) {
  return (await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: await t.as(login) })).body
}

/** Runs the operator's next step on a guide, as its queue would. */
export async function runFila(t: TestApp, fila: FilaGuia, numeroFicha: number): Promise<void> {
  const { status, etapa, credenciado } = await readGuia(t, numeroFicha)
  const tarefa = {
    codigoCredenciado: credenciado,
    numeroFicha,
    statusFicha: status,
    codigoEtapaAtual: etapa,
  }
  await runTarefa(t.services, tarefa, passosDaFila[fila])
}

export async function sendEventos(t: TestApp, numeroFicha: number, eventos: EventoEnvio[], login = 100001) {
  return t.call(guia.sendGuia, { body: { numeroFicha, eventos } }, { as: await t.as(login) })
}

/** Dates an event of a guide. */
export async function dateEvento(
  t: TestApp,
  numeroFicha: number,
  { codigoEvento, numeroSequenciaInclusao }: EventoEnvio = RESTAURACAO,
  data: string | null = civilDay(t.clock.now()),
  login = 100001,
) {
  const body = {
    numeroFicha,
    codigoEvento,
    numeroSequencialInclusao: numeroSequenciaInclusao,
    numeroSequencialEvento: 1,
    data,
  }
  return t.call(evento.updateDataEvento, { body }, { as: await t.as(login) })
}

/** Where a guide's life is taken to; each stands on the one before. */
const marcos = ['liberada', 'autorizada', 'datada', 'assinada', 'encaminhada', 'processada'] as const
export type Marco = (typeof marcos)[number]

/** A guide of 100001 with one restoration, taken to a point of its life by the calls and the jobs themselves. */
export async function createGuia(t: TestApp, ate: Marco = 'liberada', opcoes: Opcoes = {}): Promise<number> {
  const numeroFicha = await releaseGuia(t, opcoes)
  const as = await t.as(100001)
  const passos: Record<Marco, () => Promise<unknown>> = {
    liberada: async () => undefined,
    autorizada: () => sendEventos(t, numeroFicha, [RESTAURACAO]),
    datada: () => dateEvento(t, numeroFicha),
    assinada: () => t.call(guia.sign, { params: { id: numeroFicha } }, { as }),
    encaminhada: () => t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as }),
    processada: async () => {
      await runFila(t, 'processPagamento', numeroFicha)
      await runFila(t, 'processPagamento', numeroFicha)
    },
  }
  for (const marco of marcos.slice(0, marcos.indexOf(ate) + 1)) await passos[marco]()
  return numeroFicha
}

/** An endodontic treatment of a molar: asks for an initial image, a person's judgement and a final image. */
export const ENDODONTIA: EventoEnvio = {
  codigoEvento: '85200158',
  codigoLocalizacao: '26',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}

/** One whose number of canals is not that tooth's: asks for a technical justification. */
export const ENDODONTIA_ATIPICA: EventoEnvio = { ...ENDODONTIA, codigoEvento: '85200166' }

let proximaImagem = 1

/** A stored image of one tooth of the guide, 26 unless said; its content does not matter to the guide's life. */
export async function insertImagem(
  t: TestApp,
  numeroFicha: number,
  momento: 'inicial' | 'final',
  dente = '26',
): Promise<number> {
  const sequencial = proximaImagem++
  await t.rows(
    `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                              momento, dente, sha256, enviada_em)
     select numero_ficha, $2, codigo_credenciado, codigo_associado, 'rx.png', 'image/png', 1, $3, $5, $4, $6
       from guia where numero_ficha = $1`,
    [numeroFicha, sequencial, momento, `imagem ${sequencial}`, dente, t.clock.now()],
  )
  return sequencial
}

/** A guide in analysis (status 2, stage 2), or awaiting its justification (4). */
export async function createPendente(t: TestApp, espera: 'analise' | 'justificativa'): Promise<number> {
  const numeroFicha = await releaseGuia(t)
  await insertImagem(t, numeroFicha, 'inicial')
  await sendEventos(t, numeroFicha, [espera === 'analise' ? ENDODONTIA : ENDODONTIA_ATIPICA])
  return numeroFicha
}
