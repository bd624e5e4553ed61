import { credenciado } from '@portal/contract/credenciado.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { showPart } from '../../testing/showPart.tsx'
import { ActionBar } from '../layout/ActionBar.tsx'
import { notice } from '../notice.ts'
import { NoticeRegion } from './NoticeRegion.tsx'

const SENHAS_LIBERADAS = '/portal/consultaGTOs?situacao=8'
const avisos = page.getByRole('region', { name: 'Avisos' })
const aviso = avisos.getByRole('listitem')
const principal = page.getByRole('main')

const boxOf = (place: Locator | Element): DOMRect =>
  (place instanceof Element ? place : place.element()).getBoundingClientRect()

/** Brought into view, it ends above the notices: whatever is on the page can be pressed. */
function expectAbove(place: Locator | Element): void {
  const element = place instanceof Element ? place : place.element()
  element.scrollIntoView({ block: 'end' })
  expect(boxOf(element).bottom, element.textContent).toBeLessThanOrEqual(boxOf(avisos).top + 1)
}

const lastOf = (place: Locator, role: 'button' | 'link'): Element => {
  const last = place
    .getByRole(role)
    .elements()
    .findLast((element) => element.checkVisibility())
  if (!last) throw new Error(`no ${role}`)
  return last
}

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, { status: [{ codigo: 8, nome: 'Senha liberada' }] })
  answer(pesquisa.searchGuias, {
    guias: [700001, 700002].map((numeroFicha) => ({
      numeroFicha,
      statusFicha: 8,
      codigoEtapaAtual: 1,
      associado: { nome: 'Mariana Alves Ribeiro' },
      versao: 1,
    })),
  })
})

test.each([
  [360, 740],
  [1366, 768],
])('um aviso não cobre ações nem a busca, e o que oferece se desfaz (%i px)', async (largura, altura) => {
  await page.viewport(largura, altura)
  const { address } = openPage(SENHAS_LIBERADAS)
  await page.getByRole('button', { name: 'Tirar Senha liberada' }).click()
  await expect.element(aviso.getByText('Filtro retirado: Senha liberada')).toBeVisible()
  expect(boxOf(aviso).width).toBeLessThanOrEqual(350)
  await expect.poll(() => boxOf(avisos).height).toBeGreaterThan(0)
  expectAbove(page.getByRole('button', { name: 'Pesquisar' }))
  expectAbove(page.getByRole('button', { name: 'Exportar Excel' }))
  expectAbove(page.getByRole('button', { name: /^Buscar paciente, guia, evento ou tela/ }))
  expectAbove(lastOf(principal, 'button'))
  expectAbove(lastOf(page.getByRole('contentinfo'), 'link'))
  await aviso.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(address).toMatch(/situacao=(%22)?8/)
  await expect.element(aviso).not.toBeInTheDocument()
  // Beside what was undone, and not in the frame around the page.
  await expect.poll(() => principal.element().contains(document.activeElement)).toBe(true)
})

test('o aviso fica acima da barra de ações e não a move, nem o que está à vista', async () => {
  openPage(SENHAS_LIBERADAS)
  await expect.element(page.getByRole('button', { name: 'Tirar Senha liberada' })).toBeVisible()
  document.documentElement.style.setProperty('--barra', '60px')
  onTestFinished(() => {
    document.documentElement.style.removeProperty('--barra')
  })
  const titulo = page.getByRole('heading', { level: 1 })
  const before = boxOf(titulo).top
  await page.getByRole('button', { name: 'Tirar Senha liberada' }).click()
  await expect.element(aviso).toBeVisible()
  expect(boxOf(aviso).bottom).toBeLessThanOrEqual(innerHeight - 60)
  expect(boxOf(titulo).top).toBe(before)
  expect(
    document.elementFromPoint(innerWidth / 2, innerHeight - 80)?.closest('[data-parte=avisos]'),
  ).toBeNull()
})

test('onde quer que a barra de ações esteja, o aviso não a cobre, nem o fim do que fica acima dela', async () => {
  showPart(
    <>
      <div style={{ height: '1500px' }} />
      <button type="button">Última linha</button>
      <ActionBar label="Ações da guia">
        <button type="button">Solicitar token</button>
      </ActionBar>
      <footer style={{ height: '77px' }} />
      <NoticeRegion usualSeconds={20} />
    </>,
  )
  const barra = page.getByRole('region', { name: 'Ações da guia' })
  await expect.element(barra).toBeVisible()
  notice.push({ tone: 'sucesso', title: 'Tudo certo. A guia foi assinada.' })
  await expect.element(aviso).toBeVisible()
  const { height } = boxOf(aviso)
  const fim = () => document.documentElement.scrollHeight - innerHeight
  await expect.poll(fim).toBeGreaterThan(900)
  onTestFinished(() => scrollTo(0, 0))
  const isApart = () =>
    boxOf(aviso).bottom <= boxOf(barra).top + 1 || boxOf(aviso).top >= boxOf(barra).bottom - 1
  // The bar stands at the foot, is lifted a little, more, and to the end.
  for (const acimaDoFim of [400, height + 40, height, 60, 20, 0]) {
    scrollTo(0, fim() - acimaDoFim)
    await expect.poll(isApart, { message: `${acimaDoFim} px above the end` }).toBe(true)
  }
  const ultima = page.getByRole('button', { name: 'Última linha' }).element()
  expect(boxOf(ultima).bottom).toBeLessThanOrEqual(boxOf(aviso).top)
  // What stands in the bar is in sight: the focus scrolls nothing.
  scrollTo(0, 200)
  page.getByRole('button', { name: 'Solicitar token' }).element().focus()
  expect(scrollY).toBe(200)
})

test('os diálogos terminam acima do aviso, que está sobre a barra de ações', async () => {
  await page.viewport(360, 740)
  openPage(SENHAS_LIBERADAS)
  document.documentElement.style.setProperty('--barra', '60px')
  onTestFinished(() => {
    document.documentElement.style.removeProperty('--barra')
  })
  await page.getByRole('button', { name: 'Tirar Senha liberada' }).click()
  await expect.element(aviso).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialogo = page.getByRole('dialog')
  await expect.element(dialogo).toBeVisible()
  await expect.poll(() => boxOf(dialogo).bottom - boxOf(avisos).top).toBeLessThanOrEqual(1)
  expect(boxOf(avisos).bottom).toBe(innerHeight - 60)
})

test('o aviso não se vai enquanto tem o foco', async () => {
  const agora = new Date()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: agora })
  showPart(<NoticeRegion usualSeconds={20} />)
  notice.push({ tone: 'perigo', title: 'Envio recusado' })
  const fechar = aviso.getByRole('button', { name: 'Fechar aviso' })
  await expect.element(fechar).toBeVisible()
  fechar.element().focus()
  await expect.element(fechar).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: agora })
  await expect.element(aviso).toBeVisible()
})

test('as teclas aparecem no aviso que elas desfazem, e passam ao anterior depois dele', async () => {
  openPage(SENHAS_LIBERADAS)
  await expect.element(page.getByRole('button', { name: 'Tirar Senha liberada' })).toBeVisible()
  const desfeitas: string[] = []
  for (const title of ['Primeira', 'Segunda']) {
    const run = () => desfeitas.push(title)
    notice.push({ tone: 'sucesso', title, action: { label: 'Desfazer', keys: 'Ctrl+Z', run } })
  }
  const primeira = aviso.filter({ hasText: 'Primeira' }).getByRole('button', { name: /^Desfazer/ })
  const segunda = aviso.filter({ hasText: 'Segunda' }).getByRole('button', { name: /^Desfazer/ })
  await expect.element(segunda).toMatchTextContent('Ctrl')
  await expect.element(primeira).not.toMatchTextContent('Ctrl')
  // In a field the keys undo what is typed.
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(primeira).toMatchTextContent('Ctrl')
  expect(desfeitas).toEqual(['Segunda'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(aviso).not.toBeInTheDocument()
  expect(desfeitas).toEqual(['Segunda', 'Primeira'])
})
