import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { acoesDaGuia, answerGuia, answerPagina, GUIA, situacao } from './guia/paginaGuia.fixture.ts'
import { answerRascunho, linha } from './rascunho/rascunho.fixture.ts'
import { answer, hold, refuse, sent } from './testing/calls.ts'
import { describePage } from './testing/describePage.ts'
import { openPage } from './testing/open.tsx'

let tellVersao: (versao: number) => void

beforeEach(() => {
  tellVersao = answerPagina()
})

describePage('GuiaPage', {
  open: () => openPage(GUIA),
  chamada: guia.getGuiaDetalhada,
  espera: 'Carregando a página',
  pronto: acoesDaGuia,
})

test('uma guia que não é deste credenciado se diz como a que não existe', async () => {
  refuse(guia.getGuiaDetalhada, 'API-GTO-0001')
  openPage(GUIA)
  const { titulo, texto } = catalogoErros['API-GTO-0001']
  await expect.element(page.getByText(titulo)).toBeVisible()
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Consultar guias' }))
    .toHaveAttribute('href', '/portal/consultaGTOs')
  await expect.element(page.getByRole('link', { name: 'Ir para o início', exact: true })).toBeVisible()
})

test('enquanto a guia vem o foco fica no título, e depois onde o trabalho começa', async () => {
  answerRascunho()
  answer(prazo.listPrazos, {
    prazos: [{ chave: 'SENHA:700001:', tipo: 'SENHA', referencia: 700001, prazo: '2026-11-28' }],
    nroPagina: 1,
    total: 1,
  })
  openPage('/portal/prazos')
  const release = hold(guia.getGuiaDetalhada)
  await page.getByRole('link', { name: '700001', exact: true }).click()
  await expect.element(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  release()
  await expect.element(linha).toHaveFocus()
})

test('a versão que não se vê é lida e mostrada sem recarregar; a que se vê, não', async () => {
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toBeVisible()
  tellVersao(2)
  answerGuia({ versao: 3, statusFicha: 10, codigoEtapaAtual: 6 })
  tellVersao(3)
  await expect.element(situacao.getByRole('heading', { name: 'Encaminhada para pagamento' })).toBeVisible()
  tellVersao(3)
  answerGuia({ versao: 4, statusFicha: 12, codigoEtapaAtual: 6 })
  tellVersao(4)
  await expect.element(situacao.getByRole('heading', { name: 'Processada' })).toBeVisible()
  expect(sent(guia.getGuiaDetalhada)).toHaveLength(3)
})

test('a mesma guia aberta noutra aba se diz, e as duas abas o sabem', async () => {
  openPage(GUIA)
  await expect.element(acoesDaGuia).toBeVisible()
  const aviso = page.getByRole('status').filter({ hasText: 'Esta guia está aberta em outra aba' })
  const outra = new BroadcastChannel('guia:700001')
  const ouvidas: string[] = []
  outra.onmessage = ({ data }) => ouvidas.push(data.kind)
  outra.postMessage({ kind: 'opened', tab: 'outra' })
  await expect.element(aviso).toBeVisible()
  await expect.poll(() => ouvidas).toEqual(['here'])
  outra.postMessage({ kind: 'left', tab: 'outra' })
  await expect.element(aviso).not.toBeInTheDocument()
  outra.close()
})

test('a quem não pode preencher, o rascunho de uma guia aberta fica fechado e guardado', async () => {
  answerGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventos: [], enviadaEm: null })
  openPage(GUIA, { permissoes: ['CONSULTA_GTO'] })
  await expect
    .element(page.getByRole('heading', { name: 'O rascunho desta guia está fechado' }))
    .toBeVisible()
  await expect
    .element(
      page.getByText(
        'Seu cadastro não tem permissão para usar esta função. O que já foi escrito continua guardado.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Incluir evento' })).not.toBeInTheDocument()
})

test('a quem só consulta, cada ação da guia diz que lhe falta a função', async () => {
  openPage(GUIA, { permissoes: ['CONSULTA_GTO'] })
  const botoes = acoesDaGuia.getByRole('button')
  await expect.element(botoes.first()).toBeVisible()
  for (const botao of botoes.all()) await expect.element(botao).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('textbox', { name: /^Data de realização/ })).not.toBeInTheDocument()
})

test('a guia de um pedido capturado diz a hipótese, e de cada exame o lugar e o que se procura', async () => {
  answerGuia({ numeroPedidoExame: 3400017 })
  answer(vinculoExame.getDetalhada, {
    hipoteseDiagnostica: 'Dor ao mastigar',
    eventos: [
      {
        codigo: '81000421',
        descricao: 'Radiografia periapical',
        quantidade: 1,
        complementoLocais: {
          locais: [
            { codigoLocal: 'RMIE', nomeLocal: 'Região dos molares inferiores esquerdo', foco: 'ápice do 36' },
          ],
        },
      },
    ],
  })
  openPage(GUIA)
  await page.getByRole('button', { name: 'O que foi pedido' }).click()
  await expect.element(page.getByText('Dor ao mastigar')).toBeVisible()
  await expect.element(page.getByText('Região dos molares inferiores esquerdo: ápice do 36')).toBeVisible()
})
