import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import type { ExameLido } from '@portal/domain/solicitacaoExame/linhaPedido.ts'
import { addLugar, describeProcura, type LugarPedido } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import type { LocalPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import type { ExameSol } from './pedidoForm.queries.ts'

function showLocal(local: ExameLido['locais'][number]): string {
  const procura = describeProcura(local)
  return procura ? `${local.codigoLocal} (${procura})` : local.codigoLocal
}

/** "Radiografia periapical: RMIE (dente 36) · Fotografia × 5": how a line was read, or what went in. */
export const describeExames = (
  lidos: readonly ExameLido[],
  find: (codigo: string) => ExameSol | undefined,
): string =>
  lidos
    .map(({ codigo, locais, quantidade }) => {
      const nome = find(codigo)?.descricao ?? codigo
      const vezes = quantidade === undefined ? '' : ` × ${quantidade}`
      return locais.length > 0 ? `${nome}: ${locais.map(showLocal).join(', ')}` : `${nome}${vezes}`
    })
    .join(' · ')

/** "Radiografia periapical: Região dos molares inferiores esquerdo, dente 36": each place once, with its teeth. */
export function describeLugares({ descricao }: ExameSol, lugares: readonly LugarPedido[]): string {
  const locais = lugares.reduce<readonly LocalPedido[]>(addLugar, [])
  const ditos = locais.map((local) => {
    const procura = describeProcura(local)
    return procura === '' ? nameLocal(local.codigoLocal) : `${nameLocal(local.codigoLocal)}, ${procura}`
  })
  return `${descricao}: ${ditos.join('; ')}`
}
