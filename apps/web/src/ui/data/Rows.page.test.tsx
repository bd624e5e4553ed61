import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { Rows } from './Rows.tsx'

const link = (nome: string) => page.getByRole('link', { name: nome })

const tabela = (
  <table>
    <tbody>
      {['um', 'dois', 'três'].map((nome) => (
        <tr key={nome}>
          <th scope="row">
            <a href={`#${nome}`}>{nome}</a>
          </th>
          <td>
            <button type="button">Mais de {nome}</button>
            <ul>
              <li>
                <a href="#item">item de {nome}</a>
              </li>
            </ul>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
const lista = (
  <ul>
    {['um', 'dois', 'três'].map((nome) => (
      <li key={nome}>
        <a href={`#${nome}`}>{nome}</a>
        <a href="#outro">outro de {nome}</a>
      </li>
    ))}
  </ul>
)

test.each([
  ['a table', tabela, 'item de dois'],
  ['a list', lista, 'outro de dois'],
] as const)(
  'the keys walk the links that head the rows of %s, from wherever in a row',
  async (_nome, rows, outro) => {
    showPart(<Rows takesFocus>{rows}</Rows>)
    await expect.element(link('um')).toHaveFocus()
    for (const [tecla, esperado] of [
      ['k', 'um'],
      ['j', 'dois'],
      ['{ArrowDown}', 'três'],
      ['j', 'três'],
      ['{Home}', 'um'],
      ['{End}', 'três'],
      ['{ArrowUp}', 'dois'],
      ['{Tab}k', 'um'],
    ] as const) {
      await userEvent.keyboard(tecla)
      await expect.element(link(esperado)).toHaveFocus()
    }
    link(outro).element().focus()
    await userEvent.keyboard('j')
    await expect.element(link('três')).toHaveFocus()
  },
)

test('from a check box the keys go to check boxes, and Space chooses there', async () => {
  showPart(
    <Rows>
      <ul>
        {['um', 'dois', 'três'].map((nome) => (
          <li key={nome}>
            <input aria-label={`Selecionar ${nome}`} type="checkbox" />
            <a href={`#${nome}`}>{nome}</a>
          </li>
        ))}
      </ul>
    </Rows>,
  )
  const marca = (nome: string) => page.getByRole('checkbox', { name: `Selecionar ${nome}` })
  await expect.element(marca('um')).toBeVisible()
  marca('um').element().focus()
  for (const [tecla, esperada] of [
    ['{ArrowDown} ', 'dois'],
    ['j ', 'três'],
    ['k', 'dois'],
  ] as const) {
    await userEvent.keyboard(tecla)
    await expect.element(marca(esperada)).toHaveFocus()
  }
  await expect.element(marca('um')).not.toBeChecked()
  await expect.element(marca('dois')).toBeChecked()
  await expect.element(marca('três')).toBeChecked()
})

test('with a modifier the keys are not of the rows, and beside them a page keeps its own focus', async () => {
  showPart(<Rows>{tabela}</Rows>)
  await expect.element(link('dois')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  link('dois').element().focus()
  await userEvent.keyboard('{Shift>}j{/Shift}{Control>}{ArrowDown}{/Control}')
  await expect.element(link('dois')).toHaveFocus()
})
