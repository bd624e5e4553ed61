import { credenciado } from '@portal/contract/credenciado.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer } from '../testing/calls.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'

const atalhos = page.getByRole('navigation', { name: 'Atalhos', exact: true })
const readAtalhos = () =>
  atalhos
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(answerHome)

test('o início leva ao que a recepção mais abre', async () => {
  answerMenu({ fora: ['CAPT_EXAME'] })
  openPage('/portal')
  await expect.poll(readAtalhos).toEqual([
    ['Solicitar autorização', '/portal/solicitarAutorizacao'],
    ['Consultar guias', '/portal/consultaGTOs'],
    ['Cancelar guias', '/portal/cancelamentoGTO'],
  ])
})

test('numa unidade de radiologia o primeiro é capturar exames', async () => {
  openPage('/portal')
  await expect.poll(readAtalhos).toEqual([
    ['Capturar exames', '/portal/capturaExames'],
    ['Solicitar autorização', '/portal/solicitarAutorizacao'],
    ['Consultar guias', '/portal/consultaGTOs'],
  ])
})

test('o que está bloqueado, ou é de outros, não é atalho', async () => {
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA' })
  answerMenu({ fora: ['CANCELA_GTO'] })
  openPage('/portal')
  await expect.poll(readAtalhos).toEqual([['Consultar guias', '/portal/consultaGTOs']])
})

test('um botão que leva a uma tela bloqueada fica e diz por quê', async () => {
  answer(credenciado.getInfo, { tipoPessoa: 'J', rede: 'AURORA', qtdDiasExpiracaoSenha: 3 })
  answerMenu({ bloqueados: ['ALTE_SENHA'] })
  openPage('/portal')
  const trocar = page.getByRole('button', { name: 'Trocar senha' })
  await expect.element(trocar).toHaveAttribute('aria-disabled', 'true')
  await focusByKeyboard(trocar)
  await expect.element(page.getByRole('tooltip', { name: textosMenuBloqueio.servidor })).toBeVisible()
})
