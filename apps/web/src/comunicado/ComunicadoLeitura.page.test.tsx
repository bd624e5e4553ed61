import { comunicado } from '@portal/contract/comunicado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { lido, novo } from './comunicado.fixture.ts'

const ROTA = '/portal/comunicados'
const voltar = page.getByRole('link', { name: 'Voltar aos comunicados' })

const HOSTIL = `## <img src=x onerror="document.title='furado'">

<script>document.title = 'furado'</script> **<b>negrito</b>** [aqui](javascript:alert(1))

- "><svg onload=alert(1)>`

beforeEach(() => {
  answer(comunicado.searchComunicados, { comunicados: [novo, lido], nroPagina: 1, total: 2 })
  answer(comunicado.getComunicado, ({ query }) => ({
    ...(query.codComunicado === 12 ? novo : lido),
    texto: '## Plantão\n\nDe **24/12** a 02/01.',
  }))
  answer(comunicado.acknowledgeComunicado, { ok: true })
})

test('da lista ao comunicado, que se registra como lido, e de volta à mesma linha', async () => {
  const { address } = openPage(`${ROTA}?texto=ano`)
  const link = page.getByRole('link', { name: 'Fim de ano: atendimento da operadora' })
  await link.click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Fim de ano: atendimento da operadora' }))
    .toHaveFocus()
  expect(address()).toBe(`${ROTA}?comunicado=12&texto=ano`)
  await expect.element(page.getByText('Publicado em 19/11/2026 22:30, válido até 31/12/2026')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Plantão' })).toBeVisible()
  const etiquetas = page.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem').elements()
  expect(etiquetas.map((item) => item.textContent)).toEqual(['Prazos', 'Atendimento'])
  expect(sent(comunicado.acknowledgeComunicado).map(({ query }) => query)).toEqual([{ codComunicado: 12 }])
  answer(comunicado.searchComunicados, { comunicados: [{ ...novo, lido: true }], nroPagina: 1, total: 1 })
  await voltar.click()
  await expect.element(link).toHaveFocus()
  expect(address()).toBe(`${ROTA}?texto=ano`)
  await expect.element(page.getByText('Não lido')).not.toBeInTheDocument()
})

test('o já lido não se registra de novo; o que não tem fim não diz até quando vale', async () => {
  openPage(`${ROTA}?comunicado=11`)
  await expect.element(page.getByText('Publicado em 02/11/2026 12:30')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Etiquetas' })).not.toBeInTheDocument()
  expect(sent(comunicado.acknowledgeComunicado)).toEqual([])
})

test('se a lista já não tem a linha, o foco volta ao título dela', async () => {
  openPage(`${ROTA}?comunicado=11`)
  answer(comunicado.searchComunicados, { comunicados: [novo], nroPagina: 1, total: 1 })
  await voltar.click()
  await expect.element(page.getByRole('heading', { name: 'Comunicados da operadora' })).toHaveFocus()
})

test('um comunicado que saiu do ar diz isso e leva aos outros', async () => {
  refuse(comunicado.getComunicado, 'API-COM-0001')
  const { address } = openPage(`${ROTA}?comunicado=999`)
  const { titulo, texto } = catalogoErros['API-COM-0001']
  await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toHaveFocus()
  await expect.element(page.getByText(texto)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver os comunicados' }).click()
  await expect.element(page.getByRole('heading', { name: 'Comunicados da operadora' })).toBeVisible()
  expect(address()).toBe(ROTA)
})

test('o que um comunicado traz de marcação é só texto', async () => {
  answer(comunicado.getComunicado, { ...lido, titulo: '<b>Título</b>', texto: HOSTIL })
  openPage(`${ROTA}?comunicado=11`)
  await expect.element(page.getByRole('heading', { name: '<b>Título</b>' })).toBeVisible()
  await expect
    .element(page.getByText("<script>document.title = 'furado'</script>", { exact: false }))
    .toBeVisible()
  const conteudo = page.getByRole('main').element()
  expect(conteudo.querySelectorAll('img, script, a[href^="javascript"], svg[onload]')).toHaveLength(0)
  expect(document.title).not.toContain('furado')
  await expectAccessible()
})

test('uma palavra longa não empurra a página para o lado', async () => {
  const longa = `https://operadora.example/${'comunicado'.repeat(12)}`
  const comprido = { ...lido, titulo: longa, tags: ['E'.repeat(39)] }
  answer(comunicado.searchComunicados, { comunicados: [comprido], nroPagina: 1, total: 1 })
  answer(comunicado.getComunicado, { ...comprido, texto: longa })
  await page.viewport(360, 740)
  openPage(ROTA)
  await page.getByRole('link', { name: longa }).click({ position: { x: 5, y: 5 } })
  await expect.element(page.getByRole('heading', { name: longa })).toBeVisible()
  expectNoSideScroll()
  await voltar.click()
  await expect.element(page.getByRole('link', { name: longa })).toBeVisible()
  expectNoSideScroll()
})
