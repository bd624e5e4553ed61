import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { termo } from '@portal/contract/termo.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answerMenu.ts'
import { answer, refuse } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts'
import { openPage } from '../../testing/open.tsx'
import { theme } from '../../ui/theme.ts'
import { answerCaminhos, paciente, TELA } from './caminhos.fixture.ts'
import { askAll, cadastro, semEspecialidade, termos } from './dialogos.fixture.ts'

const { titulo } = catalogoErros['API-GEN-0005']
const falha = page.getByRole('alert').filter({ hasText: titulo })

/** Nobody is asked about terms or the registration. */
function askNothing(): void {
  answer(termo.getPendencia, {})
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA', liberaSenha: true })
}

async function look(dialogo: Locator, texto: RegExp) {
  await expect.element(dialogo).toHaveAccessibleDescription(texto)
  await expectAccessible()
  // What measures itself is right with the next frame.
  await vi.waitFor(expectNoSideScroll)
}

beforeEach(() => {
  answerCaminhos()
  askAll()
})

test.each([
  ['claro', 1366],
  ['escuro', 360],
] as const)('os diálogos se leem e dizem aonde ir, %s a %i px', async (tema, largura) => {
  theme.choose(tema)
  await page.viewport(largura, 760)
  answer(credenciado.listEspecialidades, [])
  openPage(TELA)
  await look(termos, /Há termos da operadora que você ainda não aceitou/)
  await expect
    .element(termos.getByRole('link', { name: 'Ler os termos' }))
    .toHaveAttribute('href', '/portal/termosPendentes')
  await userEvent.keyboard('{Escape}')
  await look(cadastro, /A operadora pede que você confira os dados do seu cadastro/)
  await expect
    .element(cadastro.getByRole('link', { name: 'Conferir o cadastro' }))
    .toHaveAttribute('href', '/portal/atualizacaoCadastral')
  await userEvent.keyboard('{Escape}')
  await look(semEspecialidade, /sem uma delas a operadora não libera senhas/)
  await expect
    .element(semEspecialidade.getByRole('link', { name: 'credenciado@auroraodonto.example' }))
    .toHaveAttribute('href', 'mailto:credenciado@auroraodonto.example')
})

test('quem não abre o seu cadastro escreve à central da sua rede', async () => {
  answer(termo.getPendencia, {})
  answerMenu({ bloqueados: ['ATU_ALVARA'] })
  answer(credenciado.getParticularidades, {
    redeCredenciada: 'MERIDIANO',
    liberaSenha: true,
    atualizarCadastro: true,
  })
  openPage(TELA, { rede: 'MERIDIANO' })
  await expect
    .element(cadastro.getByRole('link', { name: 'Escrever à central' }))
    .toHaveAttribute('href', 'mailto:credenciado@meridianodental.example')
})

test.each([
  [termo.getPendencia, 'Não deu para saber se há termos pendentes', termos],
  [credenciado.listEspecialidades, 'Não deu para saber quais são as suas especialidades', undefined],
] as const)('sem saber de %o ninguém passa, até que se saiba', async (route, desconhecido, dialogo) => {
  if (!dialogo) askNothing()
  const mend = refuse(route, 'API-GEN-0005')
  openPage(TELA)
  await expect.element(page.getByText(desconhecido)).toBeVisible()
  await expect.element(falha).toBeVisible()
  expect(paciente.elements()).toEqual([])
  await expectAccessible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(dialogo ?? paciente).toHaveFocus()
})

test('o que se pode dispensar se dispensa também sem saber', async () => {
  refuse(termo.getPendencia, 'API-GEN-0005')
  openPage(TELA)
  await expect.element(falha).toMatchTextContent(/Tente de novo, ou continue assim mesmo\./)
  await falha.getByRole('button', { name: 'Continuar assim mesmo' }).click()
  await expect.element(cadastro).toHaveFocus()
})

test('o que não se dispensa só leva de volta ao início', async () => {
  askNothing()
  refuse(credenciado.listEspecialidades, 'API-GEN-0005')
  openPage(TELA)
  await expect
    .element(falha.getByRole('link', { name: 'Ir para o início' }))
    .toHaveAttribute('href', '/portal')
  expect(page.getByRole('button', { name: 'Continuar assim mesmo' }).elements()).toEqual([])
})
