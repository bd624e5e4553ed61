import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answerMenu.ts'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerCaminhos, caminhos, goTo, noMenu, paciente, TELA } from './caminhos.fixture.ts'

const liberar = page.getByRole('button', { name: 'Liberar senha e abrir a guia' })
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

test('liberada para quem não consulta guias, a senha fica na tela, e o próximo paciente vem', async () => {
  answerMenu({ bloqueados: ['CONSULTA_GTO'] })
  await page.viewport(360, 740)
  const { address } = openPage(TELA)
  await find()
  await release()
  await expect.element(page.getByRole('heading', { name: 'Senha liberada' })).toBeVisible()
  expect(address()).toMatch(/solicitarAutorizacao\?paciente=/)
  await expect.element(page.getByText('90000123')).toBeVisible()
  await expect.element(page.getByText('21/12/2026')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar a senha' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar o número da guia' })).toBeVisible()
  await expect.element(page.getByText(textosMenuBloqueio.servidor)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Atender outro paciente' })).toHaveFocus()
  await expectAccessible()
  // What it may not ask, the page does not.
  expect([...sent(guia.getGuiaDetalhada), ...sent(guia.getPreAprovacao)]).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(paciente).toHaveFocus()
})
