import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Vista } from '@portal/contract/vista.ts'
import { listCamposVista } from '@portal/domain/vista/telaVista.tables.ts'

type Recusa = (codigo: 'API-GEN-0001' | 'API-VIS-0002', detalhes: readonly DetalheErro[]) => never

const fold = (nome: string): string => nome.toLocaleLowerCase('pt-BR')

/**
 * What is kept of a view: its name without the spaces around it. Refuses with 0002 a name that another view of the list
 * has, and with API-GEN-0001 a filter that the list does not have, or that comes twice: one of its values would be lost.
 */
export function readConteudo<C extends Pick<Vista, 'tela' | 'nome' | 'filtros'>>(
  vista: C,
  outras: readonly Pick<Vista, 'tela' | 'nome'>[],
  fail: Recusa,
): C {
  const nome = vista.nome.trim()
  const campos = listCamposVista(vista.tela)
  const fora = vista.filtros.findIndex(({ campo }) => !campos.includes(campo))
  if (fora >= 0) {
    const mensagem = 'Esta lista não tem este filtro.'
    return fail('API-GEN-0001', [{ campo: 'filtros', item: fora + 1, mensagem }])
  }
  const vistos = vista.filtros.map(({ campo }) => campo)
  const repetido = vistos.findIndex((campo, item) => vistos.indexOf(campo) < item)
  if (repetido >= 0) {
    return fail('API-GEN-0001', [{ campo: 'filtros', item: repetido + 1, mensagem: 'Campo repetido.' }])
  }
  if (outras.some((outra) => outra.tela === vista.tela && fold(outra.nome) === fold(nome))) {
    return fail('API-VIS-0002', [{ campo: 'nome', mensagem: 'Já há uma vista com este nome.' }])
  }
  return { ...vista, nome }
}
