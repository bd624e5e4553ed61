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
  await expect(page.getByText('Este paciente não pode ser atendido pelo plano hoje')).toBeVisible()
  await expect(page.getByText(/^Desligado do plano em \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expect(liberar).toHaveCount(0)
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
  expect(chaves.length).toBeGreaterThan(0)
  expect(new Set(chaves).size).toBe(1)
})
