import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createEvento } from '../guia/guia.fixture.ts'
import { answerImagens, escolher } from '../imagem/imagem.fixture.ts'
import { aguardando } from '../pesquisa/guias.fixture.ts'
import { answer, answerStream, refuse } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import './EnvioImagensPage.tsx'

const TELA = '/portal/envioImagensTratamento'
const funcoes = permissoes.map(({ codigo }) => codigo)

test('o exame feito não pede imagem evento a evento, e diz que se envia abaixo', async () => {
  answer(pesquisa.listPendentes, { guias: [], proximo: null })
  const exame = { codigoEspecialidade: 14, statusFicha: 1, codigoEtapaAtual: 2 }
  const aberta = await answerImagens({}, (numeroFicha) => {
    answer(guia.getGuia, { ...aguardando, ...exame, numeroFicha })
    answer(evento.listEventosFicha, [createEvento()])
    answerStream(pesquisa.watchGuia, { versao: aguardando.versao })
  })
  refuse(imagem.getProtocoloImagem, 'API-GTO-0006')
  openPage(`${TELA}?guia=${aberta}`)
  await expect
    .element(page.getByText('As imagens e o laudo do exame se enviam abaixo, sem escolher o evento.'))
    .toBeVisible()
  await expect.element(escolher).toBeVisible()
})

test.each([
  ['de quem captura exames', funcoes, 1],
  ['de quem não captura', funcoes.filter((funcao) => funcao !== 'CAPT_EXAME'), 0],
] as const)(
  'sem pedido da operadora, o exame a enviar se procura nos prazos, %s',
  async (_caso, dele, links) => {
    answer(pesquisa.listPendentes, { guias: [], proximo: null })
    openPage(TELA, { permissoes: dele })
    await expect.element(page.getByRole('heading', { name: 'Nenhuma guia espera imagens' })).toBeVisible()
    expect(page.getByRole('main').getByRole('link', { name: 'Prazos' }).elements()).toHaveLength(links)
  },
)
