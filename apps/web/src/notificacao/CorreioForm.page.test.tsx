import { catalogoErros } from '@portal/contract/errors.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import type { TipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const painel = page.getByRole('dialog', { name: 'Avisos' })
const opcao = (name: string) => painel.getByRole('checkbox', { name })
const enviados = () => sent(notificacao.updatePreferencia).map(({ body }) => body.correio)

let correio: readonly TipoNotificacao[]

async function openCorreio(): Promise<void> {
  openPage('/portal/prazos')
  await page.getByRole('button', { name: 'Avisos' }).click()
  await painel.getByRole('button', { name: 'Avisar também por e-mail' }).click()
}

beforeEach(() => {
  correio = ['GUIA']
  answer(prazo.listPrazos, { nroPagina: 1 })
  answer(notificacao.listNotificacoes, {})
  answer(notificacao.getPreferencia, () => ({ correio }))
  answer(notificacao.updatePreferencia, ({ body }) => {
    correio = body.correio
    return { correio }
  })
})

test('os tipos de aviso, na sua ordem, e os que já vão por e-mail', async () => {
  await openCorreio()
  await expect.element(painel.getByText('Vão para o e-mail do cadastro, sem nome de paciente.')).toBeVisible()
  const opcoes = painel.getByRole('checkbox').elements()
  expect(
    opcoes.map((um) => [um.closest('label')?.textContent, um instanceof HTMLInputElement && um.checked]),
  ).toEqual([
    ['Decisões sobre as guias', true],
    ['Pagamento das guias', false],
    ['Recursos de glosa', false],
    ['Demonstrativos e repasses', false],
    ['Alvarás: validade e renovação', false],
    ['Senhas a vencer', false],
    ['Termos a aceitar', false],
    ['Pedidos de exames', false],
    ['Tratamentos ortodônticos', false],
    ['Reanálises de prazo', false],
  ])
})

test('cada toque se guarda: marca o que se quer, desmarca o que não, e o resto fica', async () => {
  await openCorreio()
  await expect.element(opcao('Decisões sobre as guias')).toBeChecked()
  opcao('Alvarás: validade e renovação').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(opcao('Alvarás: validade e renovação')).toBeChecked()
  await expect.poll(() => sent(notificacao.getPreferencia)).toHaveLength(2)
  await opcao('Decisões sobre as guias').click()
  await expect.element(opcao('Decisões sobre as guias')).not.toBeChecked()
  await expect.element(opcao('Alvarás: validade e renovação')).toBeChecked()
  expect(enviados()).toEqual([['GUIA', 'ALVARA'], ['ALVARA']])
})

test('o toque se vê antes da resposta', async () => {
  const release = hold(notificacao.updatePreferencia)
  await openCorreio()
  await opcao('Recursos de glosa').click()
  await expect.element(opcao('Recursos de glosa')).toBeChecked()
  release()
  await expect.poll(() => sent(notificacao.getPreferencia)).toHaveLength(2)
  await expect.element(opcao('Recursos de glosa')).toBeChecked()
})

test('o que não se pôde guardar volta a como estava, com o aviso', async () => {
  refuse(notificacao.updatePreferencia, 'API-GEN-0005')
  await openCorreio()
  await opcao('Recursos de glosa').click()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto).first()).toBeVisible()
  await expect.element(opcao('Recursos de glosa')).not.toBeChecked()
  await expect.element(opcao('Decisões sobre as guias')).toBeChecked()
})

test('enquanto vêm, e quando não vêm', async () => {
  const release = hold(notificacao.getPreferencia)
  const mend = refuse(notificacao.getPreferencia, 'API-GEN-0005')
  await openCorreio()
  await expect.element(painel.getByRole('status', { name: 'Carregando preferências' })).toBeVisible()
  release()
  await expect.element(painel.getByRole('alert')).toBeVisible()
  mend()
  await painel.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(opcao('Decisões sobre as guias')).toBeChecked()
})
