import { cadastro } from '@portal/contract/cadastro.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { contatos, troca } from './cadastro.fixture.ts'

test('a quem vê só uma parte, do que espera o código se diz também que não é o seu', async () => {
  answer(cadastro.getContatos, { ...contatos, emConfirmacao: troca })
  answerDentista(1)
  openPage('/portal/atualizacaoCadastral')
  await expect
    .element(page.getByRole('textbox', { name: 'E-mail', exact: true }))
    .toHaveAccessibleDescription(
      'Da clínica, não o seu, à espera do código: até ele ser digitado vale ana@exemplo.com.',
    )
})

test('a quem vê só uma parte se diz que os contatos são da clínica, antes e na conferência', async () => {
  answer(cadastro.getContatos, contatos)
  answerDentista(1)
  openPage('/portal/atualizacaoCadastral')
  await expect.element(page.getByText('Conferidos em 01/10/2026 12:30. De toda a clínica.')).toBeVisible()
  for (const [campo, dica] of [
    ['E-mail', /^Da clínica, não o seu: recebe os endereços/],
    ['Celular', /^Da clínica, não o seu: recebe os códigos/],
    ['WhatsApp pessoal (opcional)', /^Do responsável pela clínica, não o seu/],
  ] as const) {
    await expect
      .element(page.getByRole('textbox', { name: campo, exact: true }))
      .toHaveAccessibleDescription(dica)
  }
  await page.getByRole('textbox', { name: 'WhatsApp pessoal (opcional)' }).fill('11 91111-2222')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect
    .element(page.getByText('De toda a clínica. O que muda aqui muda para todos os acessos dela.'))
    .toBeVisible()
  await expectAccessible()
})
