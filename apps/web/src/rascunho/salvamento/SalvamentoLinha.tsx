import { showDia, showHora, toDia, today } from '../../calendario/format.ts'
import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon.data.ts'
import styles from './SalvamentoLinha.module.css'
import type { Salvamento } from './saver.ts'

const c = css(styles)

/** Of another day than today the hour alone would be taken for today's. */
function showSalvo(salvoEm: string): string {
  const dia = toDia(salvoEm) === today() ? '' : `em ${showDia(salvoEm).slice(0, 5)} `
  return `Salvo ${dia}às ${showHora(salvoEm)}`
}

function toPalavras({ fase, salvoEm }: Salvamento, recusa: string): { icon: IconName; texto: string } {
  switch (fase) {
    case 'limpo':
      return { icon: 'save', texto: 'O rascunho é salvo sozinho' }
    case 'digitando':
      return { icon: 'hourglass', texto: 'Salvando…' }
    case 'salvo':
      return { icon: 'check', texto: salvoEm ? showSalvo(salvoEm) : 'Salvo' }
    case 'local':
      return { icon: 'wifiOff', texto: 'Guardado neste computador; será enviado quando o serviço voltar' }
    case 'conflito':
      return { icon: 'alert', texto: 'Há outra versão deste rascunho' }
    case 'recusado':
      return { icon: 'lock', texto: recusa }
  }
}

type SalvamentoLinhaProps = {
  salvamento: Salvamento
  /** Said where the server takes none of it any more. */
  recusa: string
}

/** How the draft's saving stands, in words; spoken only when it does not go well. */
export function SalvamentoLinha({ salvamento, recusa }: SalvamentoLinhaProps) {
  const { icon, texto } = toPalavras(salvamento, recusa)
  const isAlerta = ['local', 'conflito', 'recusado'].includes(salvamento.fase)
  return (
    <p aria-live={isAlerta ? 'polite' : 'off'} className={c('linha')} data-alerta={isAlerta || undefined}>
      <Icon name={icon} size={16} />
      {texto}
    </p>
  )
}
