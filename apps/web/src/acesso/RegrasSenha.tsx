import { getRotuloForca, measureForca } from '@portal/domain/acesso/forcaSenha.ts'
import {
  type ContextoSenha,
  type MotivoSenha,
  motivosSenha,
  tamanhoMaximoSenha,
  tamanhoMinimoSenha,
} from '@portal/domain/acesso/senha.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './RegrasSenha.module.css'
import { type EstadoRegra, evaluateRegra } from './trocaSenha.ts'

/** Each reason of refusal, turned into what to do. */
const regras: Readonly<Record<MotivoSenha, string>> = {
  curta: `Pelo menos ${tamanhoMinimoSenha} caracteres`,
  longa: `No máximo ${tamanhoMaximoSenha} caracteres`,
  comum: 'Não é uma senha comum nem um caractere repetido',
  previsivel: 'Sem o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ',
  igual: 'Diferente da senha atual',
}

const estados: Readonly<Record<EstadoRegra, string>> = {
  atendida: ': atendida',
  naoAtendida: ': ainda não atendida',
  aConferir: ': conferida ao salvar',
}

/** Which rule fails is seen without its colour. */
const icones = { atendida: 'checkCircle', naoAtendida: 'close', aConferir: 'minus' } as const

type RegrasSenhaProps = {
  senha: string
  contexto: ContextoSenha
  /** What the server, which knows more, answered to this very password. */
  recusa: string
  /** Whether there is none that the new one could be equal to. */
  isPrimeira?: boolean
}

type LinhaRegra = { codigo: MotivoSenha; estado: EstadoRegra }

/** The rules of a new password, each ticked as soon as it is sure that what is typed meets it, and how strong that is. */
export function RegrasSenha({ senha, contexto, recusa, isPrimeira = false }: RegrasSenhaProps) {
  const linhas = motivosSenha
    .filter(({ codigo }) => !(isPrimeira && codigo === 'igual'))
    .map(({ codigo }) => ({ codigo, estado: evaluateRegra(codigo, { senha, contexto, recusa }) }))
  // One that is refused is not strong, however long it is.
  const forca = linhas.some(({ estado }) => estado === 'naoAtendida') ? 'fraca' : measureForca(senha)
  return (
    <div className={styles.rules}>
      <ul aria-label="Regras da nova senha" className={styles.list}>
        {linhas.map(({ codigo, estado }) => (
          <li className={styles.rule} data-state={senha === '' ? undefined : estado} key={codigo}>
            <Icon name={senha === '' ? 'minus' : icones[estado]} size={16} />
            {regras[codigo]}
            <VisuallyHidden>{senha === '' ? '' : estados[estado]}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {senha !== '' && (
        <p className={styles.strength} data-strength={forca}>
          <span aria-hidden="true" className={styles.bar} />
          Força da senha: <b>{getRotuloForca(forca)}</b>
        </p>
      )}
      {/* Said while typing, and only when it changes: what is still missing, then how strong it is. */}
      <VisuallyHidden>
        <span aria-live="polite">{senha === '' ? '' : describeTyped(linhas, getRotuloForca(forca))}</span>
      </VisuallyHidden>
    </div>
  )
}

/** What is heard of the rules: none is called met before the server, which knows more, has looked. */
export function describeTyped(linhas: readonly LinhaRegra[], forca: string): string {
  const faltam = linhas.filter(({ estado }) => estado === 'naoAtendida').map(({ codigo }) => regras[codigo])
  if (faltam.length > 0) return `Falta: ${faltam.join('; ')}.`
  const isCerta = linhas.every(({ estado }) => estado === 'atendida')
  const palavras = isCerta ? 'Regras atendidas.' : 'Nada falta até aqui; o resto é conferido ao salvar.'
  return `${palavras} Senha ${forca}.`
}
