import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adoptOrigemNovaAba, watchNovaAba } from '../../menu/origemNovaAba.ts'
import { answerMenu } from '../../testing/answerMenu.ts'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerCaminhos, caminhos, goTo, noMenu, paciente, TELA } from './caminhos.fixture.ts'

const liberar = page.getByRole('button', { name: /^Liberar senha e abrir a guia/ })
const especialidade = page.getByRole('combobox', { name: 'Especialidade' })

async function find(cartao = '500000001') {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Solicitar autorização' })).toBeVisible()
  await paciente.fill(cartao)
  await userEvent.keyboard('{Enter}')
}

async function release() {
  await especialidade.selectOptions('Clínica geral')
  await liberar.click()
}

const listOrigens = () => sent(liberacaoSenha.releaseSenha).map(({ body }) => body?.identOrigem)

beforeEach(answerCaminhos)

test.each(caminhos)('o pedido diz por onde se entrou: $caminho', async ({ origem, levaPaciente, enter }) => {
  const { address } = await enter()
  if (!levaPaciente) await find()
  await release()
  await expect.poll(listOrigens).toEqual([origem])
  await expect.poll(address).toBe('/portal/guia/700123')
})

test('a tela aberta de novo pelo menu diz o menu, e não o endereço', async () => {
  openPage(TELA)
  await expect.element(paciente).toHaveFocus()
  await noMenu.click()
  await find()
  await release()
  await expect.poll(listOrigens).toEqual(['menu'])
})

test.each([
  ['auxclick', {}, 'menu'],
  ['contextmenu', {}, 'menu'],
  ['click', { ctrlKey: true }, 'menu'],
  ['click', {}, undefined],
] as const)('aberta noutra aba por %s %j, a tela diz o mesmo, uma vez: %s', async (tipo, teclas, origem) => {
  watchNovaAba()
  openPage('/portal')
  await expect.element(noMenu).toBeVisible()
  const antes = location.href
  noMenu.element().addEventListener(tipo, (event) => event.preventDefault())
  noMenu.element().dispatchEvent(new MouseEvent(tipo, { bubbles: true, cancelable: true, ...teclas }))
  // The other tab.
  history.replaceState({}, '', TELA)
  adoptOrigemNovaAba()
  expect(history.state.identOrigem).toBe(origem)
  history.replaceState({}, '', TELA)
  adoptOrigemNovaAba()
  expect(history.state.identOrigem).toBeUndefined()
  history.replaceState({}, '', antes)
})

test.each([
  '{"endereco":',
  'null',
  JSON.stringify({ endereco: location.pathname, identOrigem: 'outra', em: Date.now() }),
  // Of a while ago, and of another screen.
  JSON.stringify({ endereco: location.pathname, identOrigem: 'menu', em: 0 }),
  JSON.stringify({ endereco: '/portal/prazos', identOrigem: 'menu', em: Number.MAX_SAFE_INTEGER }),
])('o que não é uma nota de outra aba não diz nada, nem impede a tela: %s', (guardada) => {
  localStorage.setItem('portal.origemNovaAba', guardada)
  adoptOrigemNovaAba()
  expect(history.state?.identOrigem).toBeUndefined()
})

test('outro paciente na mesma tela é do mesmo caminho', async () => {
  openPage('/portal')
  await expect.element(paciente).toHaveFocus()
  await goTo('autorizacao', 'Solicitar autorização')
  await find()
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await find('500000002')
  await release()
  await expect.poll(listOrigens).toEqual(['busca'])
  expect(sent(liberacaoSenha.releaseSenha)[0]?.body?.codigoAssociado).toBe('500000002')
})

test('a quem não consulta guias, a guia que se liberou se abre do mesmo modo', async () => {
  answerMenu({ bloqueados: ['CONSULTA_GTO'] })
  await page.viewport(360, 740)
  const { address } = openPage(TELA)
  await find()
  await release()
  await expect.poll(address).toBe('/portal/guia/700123')
  await expectAccessible()
})
