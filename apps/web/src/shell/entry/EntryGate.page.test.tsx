import { credenciado } from '@portal/contract/credenciado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { termo } from '@portal/contract/termo.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { answerCaminhos, caminhos, goTo, noMenu, paciente, TELA } from './caminhos.fixture.ts'
import { askAll, cadastro, semEspecialidade, termos } from './dialogos.fixture.ts'

const liberar = page.getByRole('button', { name: /^Liberar senha e abrir a guia/ })
const alertas = page.getByRole('alertdialog')
const primeiroCampo = () =>
  expect.poll(() => document.activeElement?.matches('#conteudo :is(input, select)')).toBe(true)

beforeEach(() => {
  answerCaminhos()
  askAll()
})

test('quem tem pendências as vê na ordem, uma de cada vez, dispensa o que pode, e então pede', async () => {
  answer(pacienteInativo.listPendentes, { pacientesInativos: [{ numeroFicha: 700009 }] })
  answer(pacienteInativo.acknowledgePendentes, { ok: true })
  openPage(TELA)
  const inativos = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await expect.element(inativos).toBeVisible()
  expect(alertas.elements()).toEqual([])
  await inativos.getByRole('button', { name: 'Estou ciente' }).click()
  await expect.element(termos).toHaveFocus()
  expect(alertas.elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(cadastro).toHaveFocus()
  expect(alertas.elements()).toHaveLength(1)
  expect(paciente.elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(paciente).toHaveFocus()
  expect(alertas.elements()).toEqual([])
})

test('quem foi ler os inativos e segue para o item lê primeiro o que ficou por responder', async () => {
  answer(pacienteInativo.listPendentes, { pacientesInativos: [{ numeroFicha: 700009 }] })
  answer(pacienteInativo.acknowledgePendentes, {})
  answer(pacienteInativo.getTotal, { total: 1, naoCientes: 1 })
  answer(pacienteInativo.listPacientes, { pacientesInativos: [] })
  openPage('/portal/beneficiarioInativo')
  const inativos = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Beneficiários inativos' })).toBeVisible()
  expect(inativos.elements()).toEqual([])
  await noMenu.click()
  await expect.element(inativos).toBeVisible()
  expect(alertas.elements()).toEqual([])
  await inativos.getByRole('button', { name: 'Estou ciente' }).click()
  await expect.element(termos).toHaveFocus()
})

describe.each(caminhos)('por $caminho', ({ levaPaciente, enter }) => {
  test('termos e cadastro se dispensam e o item segue, no seu primeiro campo', async () => {
    await enter()
    await termos.getByRole('button', { name: 'Continuar sem aceitar' }).click()
    await expect.element(cadastro).toHaveFocus()
    expect(paciente.elements()).toEqual([])
    expect(sent(liberacaoSenha.getInformacoesAssociado)).toEqual([])
    await cadastro.getByRole('button', { name: 'Continuar sem atualizar' }).click()
    await expect.element(levaPaciente ? liberar : paciente).toBeVisible()
    expect(alertas.elements()).toEqual([])
    await primeiroCampo()
  })

  test('quem não tem especialidades não passa, nem com Esc, e nada se lê do paciente', async () => {
    answer(termo.getPendencia, {})
    answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA', liberaSenha: true })
    answer(credenciado.listEspecialidades, [])
    const { address } = await enter()
    await expect.element(semEspecialidade).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(semEspecialidade).toBeVisible()
    expect(semEspecialidade.getByRole('button', { name: 'Fechar' }).elements()).toEqual([])
    expect(paciente.elements()).toEqual([])
    await semEspecialidade.getByRole('link', { name: 'Ir para o início' }).click()
    await expect.poll(address).toBe('/portal')
    await expect.element(semEspecialidade).not.toBeInTheDocument()
    expect(sent(liberacaoSenha.getInformacoesAssociado)).toEqual([])
  })
})

test('confirmado, o aviso dos termos leva à tela deles', async () => {
  const { address } = openPage(TELA)
  await expect.element(termos).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(address).toBe('/portal/termosPendentes')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Termos pendentes' })).toBeVisible()
  expect(alertas.elements()).toEqual([])
})

test('dispensado, não volta enquanto se está na tela, e volta na próxima vez', async () => {
  openPage(TELA)
  await expect.element(termos).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(cadastro).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await paciente.fill('500000001')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await expect.element(paciente).toHaveFocus()
  await goTo('elegibilidade', 'Elegibilidade')
  await expect.element(page.getByText('Quem está com você?')).toBeVisible()
  await goTo('autorizacao', 'Solicitar autorização')
  await expect.element(termos).toBeVisible()
})

test('o mesmo item escolhido de novo no menu abre de novo, vazio, e pergunta de novo', async () => {
  openPage(TELA)
  for (const _vez of ['da primeira vez', 'da segunda vez']) {
    await expect.element(termos).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(cadastro).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(paciente).toHaveValue('')
    await paciente.fill('5000')
    // Two presses are never of one instant.
    vi.setSystemTime(Date.now() + 1000)
    await noMenu.click()
  }
  await expect.element(termos).toHaveFocus()
})

test('de quem não passa, Voltar leva à tela de antes', async () => {
  answer(termo.getPendencia, {})
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA', liberaSenha: true })
  answer(credenciado.listEspecialidades, [])
  const { address } = openPage('/portal/elegibilidade')
  await expect.element(paciente).toHaveFocus()
  await goTo('autorizacao', 'Solicitar autorização')
  await semEspecialidade.getByRole('button', { name: 'Voltar' }).click()
  await expect.poll(address).toBe('/portal/elegibilidade')
  await expect.element(semEspecialidade).not.toBeInTheDocument()
})
