import { findPaciente } from './formulario.ts'
import { expect, test } from './person.ts'

test('o que impede a senha e o que só espera se dizem antes; dois cliques são uma guia nova, que se abre', async ({
  page,
  open,
}) => {
  const chaves: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/liberacao-senha'))
      chaves.push(request.headers()['idempotency-key'])
  })
  await open('/portal/solicitarAutorizacao')
  const especialidade = page.getByRole('combobox', { name: 'Especialidade' })
  const liberar = page.getByRole('button', { name: 'Liberar senha e abrir a guia' })
  await findPaciente(page, '500000004')
  await especialidade.selectOption('Endodontia')
  const recusa = page.getByText('Beneficiário inativo')
  await expect(recusa).toBeVisible()
  await liberar.click()
  await expect(recusa.nth(1)).toBeVisible()
  await expect(especialidade.locator('option:checked')).toHaveText('Endodontia')
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await findPaciente(page, '500000002')
  await especialidade.selectOption('Endodontia')
  await expect(
    page.getByText(/^A senha pode ser liberada, com carências: .*canal até \d\d\/\d\d\/\d{4}/),
  ).toBeVisible()
  await expect(page.getByText('Orientação do protocolo')).toBeVisible()
  await liberar.dblclick()
  await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)
  await expect(page.getByRole('combobox', { name: 'Incluir evento' })).toBeFocused()
  const [recusada, ...liberadas] = chaves
  expect(liberadas.length).toBeGreaterThan(0)
  expect(new Set(liberadas).size).toBe(1)
  expect(liberadas).not.toContain(recusada)
})
