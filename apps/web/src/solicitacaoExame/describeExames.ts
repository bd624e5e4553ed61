import type { ExameLido } from '@portal/domain/solicitacaoExame/linhaPedido.ts'
import type { ExameSol } from './pedidoForm.queries.ts'

const showLocal = ({ codigoLocal, foco }: ExameLido['locais'][number]): string =>
  foco ? `${codigoLocal} (${foco})` : codigoLocal

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
