import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../guia/paginaGuia.fixture.ts'
import {
  answerRascunho,
  grade,
  include,
  linha,
  readItens,
  readVeredito,
} from '../rascunho/rascunho.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'

const chips = (fileira: string) => page.getByRole('radiogroup', { name: fileira }).getByRole('radio')
const regioes = page.getByRole('button', { name: 'Regiões' })
const legenda = page.getByRole('button', { name: 'Legenda' })
const readEscolhidos = () =>
  [...grade.element().querySelectorAll('[role=gridcell][aria-selected=true]')].map((celula) =>
    celula.getAttribute('data-dente'),
  )

async function openGrupos(denticao: string): Promise<void> {
  openPage(GUIA)
  await regioes.click()
  await page.getByRole('radio', { name: denticao }).click()
  await page.getByRole('button', { name: 'Grupos de dentes' }).click()
}

beforeEach(() => {
  answerRascunho()
})

test('as regiões se mostram quando se pede, e a escolhida é o lugar do evento', async () => {
  openPage(GUIA)
  await expect.element(chips('Sextantes').first()).not.toBeInTheDocument()
  await regioes.click()
  expect(
    chips('Arcadas')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['ASAI', 'AS', 'AI'])
  await chips('Sextantes').nth(1).click()
  await expect.element(chips('Sextantes').nth(1)).toHaveAttribute('aria-checked', 'true')
  await expectAccessible()
  await linha.click()
  await userEvent.keyboard('85300047{Enter}')
  await expect.poll(readItens).toEqual([['85.300.047', 'S2', 'Seria aprovado']])
  await expect
    .element(chips('Sextantes').nth(1))
    .toHaveAccessibleName('S2, Sextante superior anterior, Raspagem supra-gengival, planejado')
})

test('apertada de novo, a região deixa de ser a escolhida', async () => {
  openPage(GUIA)
  await regioes.click()
  await chips('Arcadas').first().click()
  await chips('Arcadas').first().click()
  await expect.element(chips('Arcadas').first()).toHaveAttribute('aria-checked', 'false')
  await include('85300047')
  await expect.poll(readVeredito).toMatch(/^Escolha a região/)
})

test.each([
  ['85400602', 'Arcadas', ['AS', 'AI'], 'AS'],
  ['82000395', 'Tecidos moles', ['PA', 'PD'], 'PA'],
])(
  'o evento %s traz só as regiões que aceita, e a escolhida o inclui',
  async (codigo, fileira, cabem, lugar) => {
    openPage(GUIA)
    await include(codigo)
    await expect.element(chips(fileira).first()).toBeVisible()
    const vistos = page.getByRole('radiogroup').getByRole('radio').elements()
    const regioesVistas = vistos.flatMap((chip) => chip.getAttribute('data-chip') ?? [])
    expect(regioesVistas).toEqual(cabem)
    await chips(fileira).first().click()
    await linha.click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => readItens().map(([, onde]) => onde)).toEqual([lugar])
    await expect.element(chips(fileira).first()).not.toBeInTheDocument()
  },
)

test('um grupo de dentes é um caminho curto para vários', async () => {
  openPage(GUIA)
  await regioes.click()
  await page.getByRole('button', { name: 'Grupos de dentes' }).click()
  await chips('Superiores').first().click()
  await expect.poll(() => readEscolhidos().length).toBeGreaterThan(1)
  await expect.element(chips('Superiores').first()).toHaveAttribute('aria-checked', 'true')
})

test('na dentição decídua o grupo leva aos companheiros, e os dos molares permanentes não se oferecem', async () => {
  await openGrupos('Decídua')
  await expect.element(chips('Superiores').first()).toHaveAccessibleName('s2d, dentes 55, 54')
  await chips('Superiores').first().click()
  await expect.poll(readEscolhidos).toEqual(['55', '54'])
  await expect.element(chips('Superiores').first()).toHaveAttribute('aria-checked', 'true')
})

test('na mista cada grupo leva a uma só dentição: de um lugar não se escolhem dois dentes', async () => {
  await openGrupos('Mista')
  await chips('Superiores').getByText('s2', { exact: true }).click()
  await expect.poll(readEscolhidos).toEqual(['15', '14'])
  await chips('Superiores').getByText('s2d', { exact: true }).click()
  await expect.poll(readEscolhidos).toEqual(['55', '54'])
})

test('sem dente à vista que o evento aceite, os grupos dizem por que não há nenhum', async () => {
  openPage(GUIA)
  await page.getByRole('radio', { name: 'Decídua' }).click()
  await regioes.click()
  await include('82000875')
  await page.getByRole('button', { name: 'Grupos de dentes' }).click()
  await expect
    .element(page.getByText('Nenhum grupo tem, na dentição à vista, um dente que o evento aceite.'))
    .toBeVisible()
})

test('a legenda, o desenho e as regiões ficam como a pessoa os deixou neste computador', async () => {
  openPage(GUIA)
  await legenda.click()
  await page.getByRole('button', { name: 'Desenho geométrico dos dentes' }).click()
  await expect.element(page.getByRole('heading', { name: 'Legenda' })).toBeVisible()
  await expect.element(grade).toHaveAttribute('data-variante', 'geometrica')
  expect(localStorage.getItem('portal.odontograma.legenda')).toBe('aberta')
  expect(localStorage.getItem('portal.odontograma.variante')).toBe('geometrica')
  expect(localStorage.getItem('portal.odontograma.regioes')).toBeNull()
})

test('o que ficou guardado neste computador vale ao abrir', async () => {
  localStorage.setItem('portal.odontograma.legenda', 'aberta')
  localStorage.setItem('portal.odontograma.regioes', 'abertas')
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Legenda' })).toBeVisible()
  await expect.element(chips('Sextantes').first()).toBeVisible()
})

test('no telefone se vê um quarto da boca, e o seletor e as setas passam aos outros', async () => {
  await page.viewport(360, 740)
  openPage(GUIA)
  await expect.element(grade).toBeVisible()
  const vistos = () =>
    [...grade.element().querySelectorAll<HTMLElement>('[role=gridcell]')]
      .filter((celula) => celula.checkVisibility())
      .map((celula) => celula.dataset.dente)
  await expect.poll(vistos).toEqual(['18', '17', '16', '15', '14', '13', '12', '11'])
  await page.getByRole('radio', { name: '3 Inferior esquerdo' }).click()
  await expect.poll(vistos).toEqual(['31', '32', '33', '34', '35', '36', '37', '38'])
  await page.getByRole('gridcell', { name: /^Dente 31,/ }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(vistos).toEqual(['48', '47', '46', '45', '44', '43', '42', '41'])
  await expect.poll(() => document.activeElement?.getAttribute('data-dente')).toBe('41')
})
