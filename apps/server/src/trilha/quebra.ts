import { formatInstante } from '../runtime/clock.ts'
import type { Cabeca } from './cabeca.ts'
import type { Quebra } from './verifyTrilha.ts'

const nameCabeca = ({ sequencia, em }: Cabeca) =>
  `a cabeça publicada em ${formatInstante(new Date(em))} é o selo ${sequencia}`

/** What does not hold in the access trail, in words for the operator. */
export function describeQuebra(quebra: Quebra): string {
  switch (quebra.motivo) {
    case 'alterada':
      return `A linha ${quebra.trilhaId} da trilha de acesso foi alterada depois de selada.`
    case 'ausente':
      return `A linha ${quebra.trilhaId} da trilha de acesso foi apagada.`
    case 'seloAusente':
      return `A linha ${quebra.trilhaId} da trilha de acesso vem depois de um selo que foi apagado.`
    case 'semChave':
      return `O selo da linha ${quebra.trilhaId} da trilha de acesso foi feito sem chave, depois de outros que têm.`
    case 'chaveDesconhecida':
      return (
        `A linha ${quebra.trilhaId} da trilha de acesso foi selada com a chave ${quebra.chave}, que TRILHA_SECRET não ` +
        `tem. Informe também as chaves antigas; se não é nenhuma delas, a trilha foi reescrita.`
      )
    case 'reescrita':
      return `A trilha de acesso foi reescrita: ${nameCabeca(quebra.cabeca)}, e o do banco é outro.`
    case 'cortada':
      return `O fim da trilha de acesso foi cortado: ${nameCabeca(quebra.cabeca)}, e o banco acaba no ${quebra.linhas}.`
    case 'esvaziada':
      return `A trilha de acesso foi esvaziada: ${nameCabeca(quebra.cabeca)}, e o banco não tem nenhum.`
    case 'semCabeca':
      return (
        `A trilha de acesso tem ${quebra.linhas} linhas seladas e nenhuma cabeça publicada para conferir o seu fim: ` +
        `o portal ainda não publicou a primeira, ou a pasta foi apagada ou é outra (TRILHA_DIR).`
      )
  }
}
