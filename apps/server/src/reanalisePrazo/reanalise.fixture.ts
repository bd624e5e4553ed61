import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { Input } from '@portal/contract/route.ts'
import type { EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { answerReanalise } from '../operadora/answerReanalise.ts'
import { createAssociado, insertImagem, releaseGuia } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

type Opcoes = {
  login?: number
  codigoAssociado?: string
  /** The day of the decision, and the months that it granted. */
  inicio?: string
  mesesConcedidos?: number
  estado?: EstadoTratamento
}

type Pedido = Input<typeof reanalisePrazo.sendReanalise>['body']

/** A treatment with the image that may go with its request. */
export type TratamentoAPedir = Awaited<ReturnType<typeof createAPedir>>

type Concessao = {
  login: number
  numeroTratamento: number
  numeroFicha: number
  acao: string
  dia: string
  meses: number
}

const grant = (t: TestApp, { login, numeroTratamento, numeroFicha, acao, dia, meses }: Concessao) =>
  t.rows(
    `insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado,
            numero_ficha, meses) values ($1, $2, $3, 'operadora', $4, 'ativo', 'ativo', $5, $6)`,
    [login, numeroTratamento, `${dia}T15:00:00Z`, acao, numeroFicha, meses],
  )

/** A treatment of 12 months that were granted eleven days ago, with one image that came today. */
export async function createAPedir(t: TestApp, opcoes: Opcoes = {}) {
  const { login = 100002, inicio = '2026-11-10', mesesConcedidos = 12, estado = 'ativo' } = opcoes
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  const criado = await createTratamento(t, { codigoAssociado, login, inicio, mesesConcedidos, estado })
  const { numeroFicha } = criado
  await grant(t, { ...criado, login, acao: 'authorise', dia: inicio, meses: mesesConcedidos })
  const imagem = { numeroFicha, sequencial: await insertImagem(t, numeroFicha, 'inicial') }
  return { ...criado, login, codigoAssociado, imagem }
}

/** An extension of the treatment, authorised on a day: the guide that grants its months. */
export async function extendTratamento(
  t: TestApp,
  { login, codigoAssociado, numeroTratamento }: TratamentoAPedir,
  { dia, meses }: { dia: string; meses: number },
): Promise<number> {
  const deOrto = { login, codigoAssociado, codigoEspecialidade: 6, numeroTratamento }
  const numeroFicha = await releaseGuia(t, { ...deOrto, codigoTipoAtendimento: 9 })
  await grant(t, { login, numeroTratamento, numeroFicha, acao: 'extend', dia, meses })
  await t.rows(
    'update tratamento_ortodontico set meses_concedidos = meses_concedidos + $2 where numero_tratamento = $1',
    [numeroTratamento, meses],
  )
  return numeroFicha
}

/** Asks for 18 months with the treatment's own image, or with whatever else is said. */
export const sendReanalise = async (
  t: TestApp,
  { numeroTratamento, imagem, login }: TratamentoAPedir,
  pedido: Partial<Pedido> = {},
) =>
  t.call(
    reanalisePrazo.sendReanalise,
    {
      body: {
        numeroTratamento,
        mesesPedidos: 18,
        justificativa: 'Canino incluso.',
        imagens: [imagem],
        ...pedido,
      },
    },
    { as: await t.as(login) },
  )

type Busca = Input<typeof reanalisePrazo.searchTratamentos>['body']

/** A list of 100002, as it is asked for. */
export const searchTratamentos = async (t: TestApp, lista: ListaReanalise, body: Busca = {}) =>
  t.call(reanalisePrazo.searchTratamentos, { query: { lista }, body }, { as: await t.as(100002) })

/** The treatments of it, by their numbers. */
export const listNumeros = async (t: TestApp, lista: ListaReanalise, body?: Busca): Promise<number[]> =>
  (await searchTratamentos(t, lista, body)).body.tratamentos.map(({ numeroTratamento }) => numeroTratamento)

/** The newest request of a treatment; 0 where there is none. */
export async function findNumero(
  t: TestApp,
  { numeroTratamento }: Pick<TratamentoAPedir, 'numeroTratamento'>,
): Promise<number> {
  const [row] = await t.rows<{ numero: number }>(
    'select max(numero_reanalise)::integer as numero from reanalise_prazo where numero_tratamento = $1',
    [numeroTratamento],
  )
  return row?.numero ?? 0
}

/** The operator answers it. */
export const answerUltima = async (t: TestApp, tratamento: TratamentoAPedir) =>
  answerReanalise(t.services, {
    codigoCredenciado: tratamento.login,
    numeroReanalise: await findNumero(t, tratamento),
  })
