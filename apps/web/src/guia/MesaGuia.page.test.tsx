import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerRascunho, dente, envio, include, linha, readItens } from '../rascunho/rascunho.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { createEvento } from './guia.fixture.ts'
import { acoesDaGuia, answerGuia, eventosTabela, GUIA } from './paginaGuia.fixture.ts'

const barra = () => document.querySelector('[data-parte=barra]')?.getBoundingClientRect()
const paciente = page.getByRole('region', { name: 'Paciente', exact: true })
const caixa = (place: Locator) => place.element().getBoundingClientRect()

/** Whole within the window as it stands, and not under the bar at its foot. */
function expectOverBar(place: Locator): void {
  const { top, bottom } = caixa(place)
  expect(top, `${place} começa na tela`).toBeGreaterThanOrEqual(0)
  expect(bottom, `${place} acima da barra`).toBeLessThanOrEqual(barra()?.top ?? 0)
}

async function expectMesa(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0)
  const cabeca = document.querySelector('[data-parte=cabeca]')?.getBoundingClientRect()
  expect(caixa(paciente).bottom - (cabeca?.top ?? 0), 'o alto da guia').toBeLessThanOrEqual(96)
  for (const codigo of ['18', '28', '38', '48']) expectOverBar(dente(codigo))
  expectOverBar(page.getByRole('group', { name: /^Faces do dente/ }))
  for (const indice of [0, 1, 2, 3]) expectOverBar(eventosTabela.getByRole('rowheader').nth(indice))
  expect(barra()?.bottom).toBeLessThanOrEqual(innerHeight)
  expect(scrollY, 'sem rolar').toBe(0)
  await vi.waitFor(expectNoSideScroll)
}

beforeEach(() => {
  answerRascunho()
})

test('em 1366 por 768 a guia aberta cabe na tela, sem rolar', async () => {
  openPage(GUIA)
  // One is refused, and says why under its row.
  await include('26 OM 85100200; 25 O 85100200; 36 O 85100196; 37 O 85100196; 47 O 85100196')
  await expect.poll(readItens).toHaveLength(5)
  await expectMesa()
  expectOverBar(linha)
  const veredito = document.querySelector('[data-parte=veredito]')
  expect(veredito?.clientHeight, 'o veredito e o motivo em uma linha').toBeLessThan(32)
  const topo = () => caixa(page.getByRole('region', { name: 'Linhas dos eventos' })).top
  const antes = topo()
  expect(antes, 'os eventos começam na metade de cima').toBeLessThan(innerHeight / 2)
  await linha.fill('26 OM 85100200; '.repeat(20))
  await expect.poll(() => veredito?.clientHeight).toBeGreaterThan(32)
  expect(topo(), 'o que se lê da linha não os move').toBe(antes)
  await linha.fill('')
  expect(caixa(envio.getByRole('button', { name: 'Enviar guia' })).bottom).toBeLessThanOrEqual(innerHeight)
  await expectAccessible()
})

test('em 1366 por 768 a guia enviada cabe na tela, sem rolar', async () => {
  const eventos = ['14', '15', '24', '34', '35'].map((codigoLocalizacao, indice) =>
    createEvento({ numeroSequencialInclusao: indice + 1, codigoLocalizacao }),
  )
  answerGuia({ eventos })
  openPage(GUIA)
  await expect.element(acoesDaGuia).toBeVisible()
  await expectMesa()
})

test('na tela da recepção seis eventos com motivo se veem de uma vez', async () => {
  answerRascunho({}, { dentesAusentes: ['18'] })
  openPage(GUIA)
  await include(Array.from({ length: 9 }, (_, i) => `18 ${'OVMDP'[i % 5]} 85100196`).join('; '))
  await expect.poll(() => eventosTabela.element().textContent.match(/\(3284\)/g)).toHaveLength(9)
  // The header leaves its place to the work.
  scrollTo(0, 100)
  const countVistas = () => {
    const rolagem = eventosTabela.element().parentElement?.getBoundingClientRect()
    const cabeca = eventosTabela.element().querySelector('thead')?.offsetHeight ?? 0
    const topo = (rolagem?.top ?? 0) + cabeca
    const fim = Math.min(rolagem?.bottom ?? 0, barra()?.top ?? 0)
    return [...eventosTabela.element().querySelectorAll('tbody')].filter((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return top >= topo - 1 && bottom <= fim + 1
    }).length
  }
  await expect.poll(countVistas).toBeGreaterThanOrEqual(6)
})

test.each([
  [1366, 88],
  [1599, 88],
  [1600, 272],
  [1920, 272],
])('a %i px o menu tem %i, e a guia usa o resto da largura', async (largura, doMenu) => {
  await page.viewport(largura, 1080)
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect.poll(() => caixa(menu).width).toBe(doMenu)
  const { right } = caixa(page.getByRole('region', { name: 'Inclusão de eventos' }))
  expect(largura - right, 'até a borda').toBeLessThanOrEqual(40)
})

test('no telefone a barra do envio fica à vista, e deixa à página a maior parte da tela', async () => {
  await page.viewport(360, 740)
  openPage(GUIA)
  await include('26 OM 85100200; 25 O 85100200')
  const enviar = envio.getByRole('button', { name: 'Enviar guia' })
  await expect.element(envio.getByText('2 eventos, 1 a corrigir', { exact: true })).toBeVisible()
  eventosTabela.element().scrollIntoView()
  expect(caixa(enviar).bottom).toBeLessThanOrEqual(innerHeight)
  for (const [largura, altura] of [
    [360, 740],
    [320, 640],
  ] as const) {
    await page.viewport(largura, altura)
    await expect.poll(() => barra()?.height).toBeLessThanOrEqual(120)
    await vi.waitFor(expectNoSideScroll)
  }
  await expectAccessible()
})

test('no telefone a guia autorizada mostra logo o próximo passo, e as datas alinhadas', async () => {
  await page.viewport(360, 740)
  const eventos = ['26', 'ASAI'].map((codigoLocalizacao, i) =>
    createEvento({ codigoLocalizacao, numeroSequencialInclusao: i + 1 }),
  )
  answerGuia({ eventos, janelaData: { inicio: '2026-11-10', ate: '2026-11-20' } })
  openPage(GUIA)
  await expect.element(page.getByText('Próximo passo:')).toBeVisible()
  const imprimir = page.getByRole('link', { name: /^Imprimir/ })
  const dados = page.getByText('Clínica geral, Tratamento odontológico')
  expect(caixa(imprimir).left, 'ao lado do que se diz da guia').toBeGreaterThanOrEqual(caixa(dados).right)
  expect(caixa(imprimir).top).toBeLessThan(caixa(dados).bottom)
  expect(caixa(imprimir).width, 'de um dedo').toBeGreaterThanOrEqual(44)
  expectOverBar(page.getByText('Próximo passo:'))
  const datas = eventosTabela.getByRole('textbox').elements()
  expect(datas).toHaveLength(2)
  expect(new Set(datas.map((data) => data.getBoundingClientRect().left)).size).toBe(1)
  await vi.waitFor(expectNoSideScroll)
})

test('a faixa do paciente fica rente à barra do portal, com a situação no seu fim', async () => {
  await page.viewport(768, 700)
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  const sobra = caixa(paciente).right - caixa(paciente.getByText('Ativo', { exact: true })).right
  expect(sobra, 'da situação ao fim da faixa').toBeLessThanOrEqual(32)
  scrollTo(0, 400)
  // The portal's bar is 60 px high: nothing of the page shows between the two.
  await expect.poll(() => caixa(paciente).top).toBeLessThanOrEqual(60)
})

test('o foco não fica sob a barra, e a folga segue a altura dela', async () => {
  await page.viewport(1366, 560)
  openPage(GUIA)
  await page.getByRole('radio', { name: 'Mista' }).click()
  await expect.element(dente('85')).toBeVisible()
  scrollTo(0, 0)
  const alvo = dente('48').element()
  if (alvo instanceof HTMLElement) alvo.focus()
  await vi.waitFor(() => expectOverBar(dente('48')))
  await page.viewport(360, 740)
  const readSobra = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) - (barra()?.height ?? 0)
  await expect.poll(readSobra).toBeGreaterThanOrEqual(0)
})

test.each([
  [320, 256],
  [360, 740],
  [1366, 560],
])('o foco que sobe não fica sob a faixa do paciente, em %i por %i', async (largura, altura) => {
  await page.viewport(largura, altura)
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0)
  const alvo = linha.element()
  if (!(alvo instanceof HTMLElement)) throw new Error('not a field')
  alvo.blur()
  // Right under the portal's bar of 60 px, where the strip stays: seen by the browser, and not by the person.
  scrollBy(0, caixa(linha).top - 78)
  alvo.focus()
  await vi.waitFor(() =>
    expect(caixa(linha).top).toBeGreaterThanOrEqual(Math.max(60, caixa(paciente).bottom)),
  )
})

test.each([1366, 1280, 1024, 900, 820, 768])(
  'a %i px nenhum valor da guia autorizada é cortado',
  async (largura) => {
    await page.viewport(largura, 768)
    const janelaData = { inicio: '2026-11-01', ate: '2026-11-20' }
    const evento = {
      descricao: 'Restauração em resina fotopolimerizável 4 faces',
      valor: '1130.00',
      janelaData,
    }
    const cobrado = { valorCopart: '0.00', valorCopartOperadora: '139.00' }
    answerGuia({
      janelaData,
      eventos: [
        createEvento({ ...evento, ...cobrado, codigoLocalizacao: '14', codigoFace: 'MODVP' }),
        createEvento({ ...evento, ...cobrado, numeroSequencialInclusao: 2, codigoLocalizacao: '47' }),
      ],
    })
    openPage(GUIA)
    await expect.element(page.getByRole('textbox', { name: /^Data de realização de/ }).first()).toBeVisible()
    const tabela = eventosTabela.element()
    const quadro = tabela.parentElement ?? tabela
    expect(tabela.scrollWidth, 'a tabela').toBeLessThanOrEqual(quadro.clientWidth)
  },
)
