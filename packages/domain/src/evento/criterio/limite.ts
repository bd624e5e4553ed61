import type { Motivo } from '../motivo.ts'
import { type Criterio, createMotivo } from './criterio.ts'
import { MAXIMO_LINHAS_GUIA } from './linhasGuia.ts'

/** Group 10: quantities, and the room that the form has. */
export const criterioLimite: Criterio = ({ item, regra }, contexto) => {
  const motivos: Motivo[] = []
  const maximo = regra.permiteQuantidade ? regra.quantidadeMaxima : 1
  if (item.quantidade > maximo) {
    const correcao = {
      tipo: 'trocarQuantidade',
      quantidade: maximo,
      rotulo: `Usar quantidade ${maximo}`,
    } as const
    motivos.push(createMotivo('3004', 'glosa', 'quantidade', { correcao }))
  }
  // A denied line takes its room on the form.
  const antes = contexto.guia.itens.filter(({ sequencial }) => sequencial < item.sequencial).length
  if (antes >= MAXIMO_LINHAS_GUIA) motivos.push(createMotivo('1423', 'glosa', 'guia'))
  return motivos
}
