import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { Tone } from '../ui/tone.ts'

/** How each state of a member reads. */
export const situacoes: Readonly<Record<ResumoAssociado['situacao'], { rotulo: string; tom: Tone }>> = {
  ativo: { rotulo: 'Ativo', tom: 'sucesso' },
  inativo: { rotulo: 'Inativo', tom: 'perigo' },
  suspenso: { rotulo: 'Suspenso', tom: 'atencao' },
}

/** "34 anos", "8 meses" under two years of age. */
export function showIdade(
  { idade, dataNascimento }: Pick<ResumoAssociado, 'idade' | 'dataNascimento'>,
  hoje: string,
) {
  if (idade >= 2) return `${idade} anos`
  const [ano = 0, mes = 0] = hoje.split('-').map(Number)
  const [anoNascimento = 0, mesNascimento = 0] = dataNascimento.split('-').map(Number)
  const meses = Math.max(0, (ano - anoNascimento) * 12 + mes - mesNascimento)
  return meses === 1 ? '1 mês' : `${meses} meses`
}
