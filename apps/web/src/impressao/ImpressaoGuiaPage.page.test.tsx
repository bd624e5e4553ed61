import { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { formularios } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createContexto } from '../guia/contextoGuia.fixture.ts'
import { createGuia } from '../guia/guia.fixture.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { showPdf } from '../testing/showPdf.ts'

const ENDERECO = '/portal/impressao/gto/700001'
const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
const open = () => openPage(ENDERECO)

beforeEach(() => {
  answerFile(impressao.printGuia, '%PDF-1.7', 'guia-700001.pdf')
  answer(guia.getGuiaDetalhada, createGuia())
})

describePage('ImpressaoGuiaPage', {
  open,
  chamada: impressao.printGuia,
  espera: 'Carregando a página',
  pronto: baixar,
})

test('a guia em papel se vê, se abre para imprimir e se baixa com o seu nome', async () => {
  showPdf(true)
  open()
  await expect.element(baixar).toHaveAttribute('download', 'guia-700001.pdf')
  const href = baixar.element().getAttribute('href') ?? ''
  expect(await (await fetch(href)).text()).toBe('%PDF-1.7')
  const abrir = page.getByRole('link', { name: /^Abrir para imprimir/ })
  await expect.element(abrir).toHaveAttribute('href', href)
  await expect.element(abrir).toHaveAttribute('target', '_blank')
  await expect.element(page.getByTitle('Guia 700001 em PDF')).toHaveAttribute('src', href)
  await expect
    .element(page.getByRole('link', { name: 'Voltar à guia 700001' }))
    .toHaveAttribute('href', '/portal/guia/700001')
  expect(sent(impressao.printGuia).map(({ query }) => query)).toEqual([{ numeroFicha: 700001 }])
})

test('lê-se a guia ao lado do seu papel, sem a moldura do portal', async () => {
  showPdf(true)
  open()
  const eventos = page.getByRole('list', { name: 'Eventos da guia' })
  await expect.element(eventos.getByText(/Restauração em resina fotopolimerizável 2 faces/)).toBeVisible()
  // What it is worth and the patient's part, as the form has them
  await expect.element(eventos).toMatchTextContent(/R\$\s100,00copart\. R\$\s10,00/)
  expect(readDescriptions(page.getByRole('main'))).toEqual(
    expect.arrayContaining([
      ['Dentista', 'Ana Beatriz Monteiro'],
      ['Senha', '90000001'],
      ['Válida até', '20/12/2099'],
    ]),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Guia 700001' })).toBeVisible()
  for (const moldura of [page.getByRole('navigation', { name: 'Menu' }), page.getByRole('contentinfo')]) {
    await expect.element(moldura).not.toBeInTheDocument()
  }
  await page.viewport(1366, 768)
  const { left } = page.getByTitle('Guia 700001 em PDF').element().getBoundingClientRect()
  expect(left).toBeGreaterThan(eventos.element().getBoundingClientRect().right)
})

test('da guia por enviar lê-se o rascunho, e que a folha sai sem ele', async () => {
  showPdf(true)
  const item = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 }
  answer(rascunho.getContexto, createContexto())
  answer(
    guia.getGuiaDetalhada,
    createGuia({
      statusFicha: 8,
      eventos: [],
      rascunho: {
        itens: [item],
        observacao: '',
        justificativa: '',
        revisao: 1,
        salvoEm: '2026-11-20T12:00:00.000Z',
      },
    }),
  )
  open()
  await expect.element(page.getByRole('heading', { name: '1 evento no rascunho' })).toBeVisible()
  await expect
    .element(page.getByText('A guia não foi enviada: o rascunho não sai na folha impressa.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Eventos do rascunho' }))
    .toMatchTextContent(/^26 OM85\.100\.200/)
  expect(page.getByText(/0 eventos|Solicitado/).elements()).toEqual([])
})

test('da cancelada nada se diz aprovado, nem válido', async () => {
  answer(guia.getGuiaDetalhada, createGuia({ statusFicha: 6 }))
  open()
  const eventos = page.getByRole('list', { name: 'Eventos da guia' })
  await expect.element(eventos.getByText('Cancelado', { exact: true }).first()).toBeVisible()
  await expect.element(eventos.getByText('Aprovado', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('Válida até')).not.toBeInTheDocument()
})

test('onde o navegador não mostra PDF na página, o que ela diz a ocupa inteira', async () => {
  showPdf(false)
  open()
  await page.viewport(1366, 768)
  const eventos = page.getByRole('list', { name: 'Eventos da guia' })
  await expect.element(eventos).toBeVisible()
  expect(page.getByTitle('Guia 700001 em PDF').elements()).toEqual([])
  expect(eventos.element().getBoundingClientRect().width).toBeGreaterThan(683)
})

test('da guia de ortodontia lê-se também o formulário que o papel leva', async () => {
  answer(guia.getGuiaDetalhada, createGuia({ tipoAtendimento: 7, enviadaEm: '2026-11-20T15:30:00.000Z' }))
  answer(formularioOrto.getFormularioOrto, {
    tipo: 'inicial',
    enviadoEm: '2026-11-20T15:30:00.000Z',
    ortodontia: formularios.inicial,
  })
  open()
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Formulário ortodôntico inicial' }))
    .toBeVisible()
  await expect.element(page.getByText('Classe de Angle')).toBeVisible()
})

test('aberta de uma vez, a página começa pelo seu título', async () => {
  open()
  await expect.element(baixar).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a guia que não é deste credenciado se diz como a que não existe', async () => {
  refuse(impressao.printGuia, 'API-GTO-0001')
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Guia não encontrada' })).toBeVisible()
})

test('a guia lida diz, na linha, qual evento o beneficiário rejeitou', async () => {
  const [evento] = createGuia().eventos
  if (!evento) throw new Error('no event')
  const outro = { ...evento, numeroSequencialInclusao: 2, codigoLocalizacao: '36' }
  const rejeitado = { ...outro, statusToken: 'REJEITADO', tokensRejeitados: 1 }
  answer(guia.getGuiaDetalhada, createGuia({ eventosRejeitados: 1, eventos: [evento, rejeitado] }))
  open()
  const linhas = page.getByRole('list', { name: 'Eventos da guia' }).getByRole('listitem')
  await expect.element(linhas.nth(1)).toMatchTextContent(/Rejeitado pelo beneficiário/)
  expect(linhas.nth(0).element().textContent).not.toContain('Rejeitado')
})
