import { catalogoErros } from '@portal/contract/errors.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { acoesDaGuia, answerPagina, GUIA } from '../guia/paginaGuia.fixture.ts'
import { answerPedido } from '../solicitacaoExame/pedidos.fixture.ts'
import { answerFile, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { showPdf } from '../testing/showPdf.ts'

const folha = page.getByTitle('Guia para a impressora')

/** What a frame would be printed with, which no window of the printer follows. */
function watchPrinter() {
  const print = vi.fn<() => void>()
  const spy = vi
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(Object.assign(Object.create(window), { print }))
  onTestFinished(() => {
    spy.mockRestore()
    folha.element().remove()
  })
  return print
}

async function pressPrint() {
  const pagina = openPage(GUIA)
  await expect.element(acoesDaGuia).toBeVisible()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  return pagina
}

beforeEach(() => {
  answerPagina()
  answerFile(impressao.printGuia, '%PDF-1.7', 'guia-700001.pdf')
})

test('uma tecla imprime a guia da sua própria página, e o foco fica onde estava', async () => {
  showPdf(true)
  const print = watchPrinter()
  const { address } = openPage(GUIA)
  const titulo = page.getByRole('heading', { level: 1 })
  await expect.element(acoesDaGuia).toBeVisible()
  for (const vez of [1, 2]) {
    const antes = page.getByRole('button', { name: 'Sair' })
    antes.element().focus()
    await userEvent.keyboard('{Alt>}p{/Alt}')
    await expect.poll(() => print.mock.calls).toHaveLength(vez)
    await expect.element(antes).toHaveFocus()
  }
  // One frame, whatever was printed before.
  expect(folha.elements()).toHaveLength(1)
  await expect.element(folha).toHaveAttribute('aria-hidden', 'true')
  await expect.element(titulo).toHaveTextContent('Guia 700001')
  expect(address()).toBe(GUIA)
  // The guide as it is now, and not as it was printed before.
  expect(sent(impressao.printGuia).map(({ query }) => query)).toEqual([
    { numeroFicha: 700001 },
    { numeroFicha: 700001 },
  ])
})

test('o navegador que não mostra PDF na página é levado à do arquivo', async () => {
  showPdf(false)
  const { address } = await pressPrint()
  await expect.element(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  expect(address()).toBe('/portal/impressao/gto/700001')
})

test('o papel que não vem diz por quê', async () => {
  showPdf(true)
  refuse(impressao.printGuia, 'API-GEN-0005')
  await pressPrint()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
})

test('um pedido de exames se imprime pela mesma tecla', async () => {
  showPdf(false)
  answerPedido()
  answerFile(impressao.printSolicitacao, '%PDF-1.7', 'pedido-3400001.pdf')
  const { address } = openPage('/portal/sol/3400001')
  await expect.element(page.getByRole('link', { name: /^Imprimir/ })).toBeVisible()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.element(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  expect(address()).toBe('/portal/impressao/sol/3400001')
})
