import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { cheia, congelar, foraDeEtapa, muitosBytes } from '../imagem/matriz.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { busca, entrada, porAssociado, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createExame, createPronto, sendDoExame } from './exame.fixture.ts'
import { createVinculada, createVinculavel, type Vinculavel } from './vinculo.fixture.ts'

const INEXISTENTE = 799_999_999

/** The exam and the guide that were made last: a call names both. */
let ultimo: Vinculavel = {
  codigoAssociado: '500000001',
  numeroSolicitacao: INEXISTENTE,
  fichaExame: INEXISTENTE,
  numeroFicha: INEXISTENTE,
}
const keep = (create: typeof createVinculavel) => async (t: TestApp) => {
  ultimo = await create(t)
  return ultimo.numeroFicha
}
const doExame =
  (nome: 'numeroSolicitacao' | 'fichaExame', create: typeof createExame) =>
  async (t: TestApp): Promise<number> =>
    (await create(t))[nome]

const linkCom =
  (body: object): Receita =>
  async (cena) => {
    await cena.prepare()
    return cena.call(0, { body })
  }

export const recusas: Matriz['recusas'] = {
  'vinculoExame.linkExames API-GTO-0001': linkCom({ fichasVinculo: [INEXISTENTE] }),
  'vinculoExame.linkExames API-GTO-0012': foraDeEtapa,
  'vinculoExame.linkExames API-IMG-0007': cheia,
  'vinculoExame.linkExames API-IMG-0008': muitosBytes,
  'vinculoExame.linkExames API-VIN-0001': linkCom({ fichasExames: [INEXISTENTE] }),
  'vinculoExame.linkExames API-ELE-0001': (cena) => cena.call(0, { body: { codigoAssociado: '999999999' } }),
  'vinculoExame.linkExames API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'vinculoExame.deleteVinculo API-GTO-0012': foraDeEtapa,
  'vinculoExame.deleteVinculo API-VIN-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { fichaExame: INEXISTENTE } }),
  'vinculoExame.deleteVinculo API-VIN-0002': congelar,
  'vinculoExame.getImagemExame API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
  'vinculoExame.acknowledgeExame API-VIN-0001': (cena) => cena.call(INEXISTENTE),
}

/** A request of the other provider's, of which an image came. */
let alheia = 0

export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, login, codigoAssociado }) => {
  const exame = await createExame(t, { login, codigoAssociado })
  await sendDoExame(t, exame.fichaExame, { nome: `${palavra}.png` })
  alheia = exame.numeroSolicitacao
}

const toImagem = (numeroSolicitacao: number) => ({
  query: { numeroSolicitacao, sequencial: 1, versao: 'tela' as const },
})
const toImagens = (id: number) => ({ params: { id } })

export const buscas: Matriz['buscas'] = [
  busca('vinculoExame.getImagemExame', vinculoExame.getImagemExame, () => toImagem(alheia)),
  busca('vinculoExame.listImagensVinculadas', vinculoExame.listImagensVinculadas, () => toImagens(alheia)),
]

export const entradas: Matriz['entradas'] = [
  entrada('vinculoExame.listFichasExames', vinculoExame.listFichasExames, porAssociado),
  entrada('vinculoExame.listGuiasEmAberto', vinculoExame.listGuiasEmAberto, porAssociado),
  entrada(
    'vinculoExame.linkExames',
    vinculoExame.linkExames,
    () => ({
      body: {
        codigoAssociado: ultimo.codigoAssociado,
        fichasExames: [ultimo.fichaExame],
        fichasVinculo: [ultimo.numeroFicha],
      },
    }),
    keep(createVinculavel),
  ),
  entrada(
    'vinculoExame.deleteVinculo',
    vinculoExame.deleteVinculo,
    (fichaVinculo) => ({ query: { fichaExame: ultimo.fichaExame, fichaVinculo } }),
    keep(createVinculada),
  ),
  entrada(
    'vinculoExame.listImagensVinculadas',
    vinculoExame.listImagensVinculadas,
    toImagens,
    doExame('numeroSolicitacao', createPronto),
  ),
  entrada(
    'vinculoExame.getImagemExame',
    vinculoExame.getImagemExame,
    toImagem,
    doExame('numeroSolicitacao', createPronto),
  ),
  entrada(
    'vinculoExame.getDetalhada',
    vinculoExame.getDetalhada,
    porFicha,
    doExame('fichaExame', createExame),
  ),
  entrada(
    'vinculoExame.watchSolicitacao',
    vinculoExame.watchSolicitacao,
    (numeroSolicitacao) => ({ query: { numeroSolicitacao } }),
    doExame('numeroSolicitacao', createExame),
  ),
  entrada('vinculoExame.listProntos', vinculoExame.listProntos, () => ({ query: { limite: 10 } })),
  entrada(
    'vinculoExame.acknowledgeExame',
    vinculoExame.acknowledgeExame,
    (fichaExame) => ({ body: { fichaExame } }),
    doExame('fichaExame', createPronto),
  ),
]
