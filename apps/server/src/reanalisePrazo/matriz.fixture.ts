import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { busca, entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createAPedir, sendReanalise } from './reanalise.fixture.ts'

/** The image of the treatment that was made last: what its request needs besides its number. */
let imagem = { numeroFicha: 1, sequencial: 1 }

async function createTermo(t: TestApp): Promise<number> {
  const tratamento = await createAPedir(t, { login: 100001 })
  imagem = tratamento.imagem
  return tratamento.numeroTratamento
}

const toPedido = (numeroTratamento: number) => ({
  body: { numeroTratamento, mesesPedidos: 18, justificativa: 'Canino incluso.', imagens: [imagem] },
})

const deNinguem = 799_999_999
const asking =
  (body: object): Receita =>
  async (cena) =>
    cena.call(await cena.prepare(), { body })

export const recusas: Matriz['recusas'] = {
  'reanalisePrazo.getTratamento API-REA-0001': (cena) =>
    cena.call(0, { query: { numeroTratamento: deNinguem } }),
  'reanalisePrazo.sendReanalise API-REA-0001': asking({ numeroTratamento: deNinguem }),
  'reanalisePrazo.sendReanalise API-REA-0002': async (cena) => {
    const numero = await cena.prepare()
    await cena.call(numero)
    return cena.call(numero)
  },
  'reanalisePrazo.sendReanalise API-REA-0003': (cena) =>
    cena.callAfter(`update tratamento_ortodontico set estado = 'contencao' where numero_tratamento = $1`),
  'reanalisePrazo.sendReanalise API-REA-0004': asking({ mesesPedidos: 12 }),
  'reanalisePrazo.sendReanalise API-REA-0005': asking({ imagens: [{ numeroFicha: 1, sequencial: 1 }] }),
  'reanalisePrazo.sendReanalise API-REA-0006': asking({ justificativa: 'Preciso de mais meses.' }),
}

/** The function is the orthodontists': whoever the calls are tried as has it too. */
export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'REANALISE_ORTO')
      where codigo in (100001, 100004) and not 'REANALISE_ORTO' = any (permissoes)`,
  )
}

/** A treatment of the other provider's, for its number. */
let alheio = 0

export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, login, codigoAssociado }) => {
  // A patient is in one treatment at a time: another noun's waits while this one asks.
  const [vivo] = await t.rows<{ numero: string }>(
    `update tratamento_ortodontico set estado = 'concluido', fim = '2026-11-01'
      where codigo_associado = $1 and estado in ('ativo', 'suspenso') returning numero_tratamento as numero`,
    [codigoAssociado],
  )
  const tratamento = await createAPedir(t, { login, codigoAssociado })
  alheio = tratamento.numeroTratamento
  await sendReanalise(t, tratamento, { justificativa: `Canino incluso: ${palavra}` })
  if (!vivo) return
  await t.rows(
    `update tratamento_ortodontico set estado = 'concluido', fim = '2026-11-20' where numero_tratamento = $1`,
    [alheio],
  )
  await t.rows(
    `update tratamento_ortodontico set estado = 'ativo', fim = null where numero_tratamento = $1`,
    [vivo.numero],
  )
}

export const buscas: Matriz['buscas'] = [
  busca('reanalisePrazo.getTratamento', reanalisePrazo.getTratamento, () => ({
    query: { numeroTratamento: alheio },
  })),
  busca('reanalisePrazo.searchTratamentos', reanalisePrazo.searchTratamentos, () => ({
    query: { lista: 'EM_ANALISE' as const },
    body: {},
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada('reanalisePrazo.searchTratamentos', reanalisePrazo.searchTratamentos, () => ({
    query: { lista: 'A_PEDIR' as const },
    body: { paciente: 'Ana', limite: 10 },
  })),
  entrada(
    'reanalisePrazo.getTratamento',
    reanalisePrazo.getTratamento,
    (numeroTratamento) => ({ query: { numeroTratamento } }),
    createTermo,
  ),
  entrada('reanalisePrazo.sendReanalise', reanalisePrazo.sendReanalise, toPedido, createTermo),
]
