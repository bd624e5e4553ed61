import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { Table } from './Table.tsx'

const listPedidos = (total: number) =>
  Array.from({ length: total }, (_, at) => ({ numero: String(at + 1), situacao: 'Em análise' }))

const Pedidos = ({ total }: { total: number }) => (
  <Table
    caption="Pedidos"
    columns={[
      { id: 'numero', header: 'Pedido', cell: ({ numero }) => numero, isRowHeader: true },
      { id: 'situacao', header: 'Situação', cell: ({ situacao }) => situacao },
    ]}
    rowKey={({ numero }) => numero}
    rowLabel={({ numero }) => `pedido ${numero}`}
    rows={listPedidos(total)}
  />
)

const countRows = () => document.querySelectorAll('tbody th').length

test('até 200 linhas, todas; além delas só as que estão à vista, em uma caixa que rola pelo teclado', async () => {
  const show = showPart(<Pedidos total={200} />)
  await expect.poll(countRows).toBe(200)
  show(<Pedidos total={201} />)
  await expect.poll(countRows).toBeLessThan(60)
  const caixa = page.getByRole('region', { name: 'Pedidos' })
  await expect.element(caixa.getByRole('table')).toHaveAttribute('aria-rowcount', '202')
  await expect.element(caixa).toHaveAttribute('tabindex', '0')
})
