import type { ReactNode } from 'react'
import { lugares } from '../../guia/lugares.ts'
import { TextoField } from '../../texto/TextoField.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { KeyHint } from '../../ui/data/KeyHint.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { Necessidade } from '../avaliacao/useJustificativa.ts'
import styles from './PainelEnvio.module.css'
import { PassosEnvioList } from './PassosEnvioList.tsx'
import type { PassoEnvio } from './passosEnvio.ts'

type PainelEnvioProps = {
  passos: readonly PassoEnvio[]
  observacao: string
  justificativa: string
  /** The text field's errors, by the field's id. */
  messageOf: (fieldId: string) => string | undefined
  onWrite: (campo: 'observacao' | 'justificativa', texto: string) => void
  onSend: () => void
  isSending: boolean
  necessidade: Necessidade
  /** Characters that the events ask of the justification. */
  minimoJustificativa: number
  previsao: ReactNode
  salvamento: ReactNode
}

const hints: Readonly<Record<Exclude<Necessidade, 'pedida'>, string | undefined>> = {
  opcional: undefined,
  inutil: 'A guia complementar não usa justificativa: nenhum evento passa por causa dela.',
  nenhuma: undefined,
}

const hintOf = (necessidade: Necessidade, minimo: number) =>
  necessidade === 'pedida'
    ? `Algum evento pede pelo menos ${minimo} caracteres; sem isso a guia fica aguardando.`
    : hints[necessidade]

/** Beside the work: what is missing, what would happen, the texts and the one button that matters. */
export function PainelEnvio(props: PainelEnvioProps) {
  const { passos, observacao, justificativa, necessidade, messageOf, onWrite, onSend, isSending } = props
  return (
    <Card title="O que falta">
      <div className={styles.painel}>
        <div className={styles.envio}>
          <Button
            icon="send"
            id={lugares.enviar}
            isPending={isSending}
            isWide
            onPress={onSend}
            size="grande"
            variant="primario"
          >
            Enviar guia
          </Button>
          {props.salvamento}
          <p className={styles.atalho}>
            <KeyHint keys="Ctrl+Enter" /> envia; <KeyHint keys="?" /> mostra os atalhos
          </p>
        </div>
        <PassosEnvioList passos={passos} />
        {props.previsao}
        {necessidade !== 'nenhuma' && (
          <TextoField
            error={messageOf(lugares.justificativa)}
            hint={hintOf(necessidade, props.minimoJustificativa)}
            id={lugares.justificativa}
            isOptional={necessidade === 'opcional'}
            label="Justificativa técnica"
            limit={500}
            onChange={(texto) => onWrite('justificativa', texto)}
            rows={2}
            value={justificativa}
            width="full"
          />
        )}
        <TextoField
          error={messageOf(lugares.observacao)}
          id={lugares.observacao}
          isOptional
          label="Observação"
          limit={500}
          onChange={(texto) => onWrite('observacao', texto)}
          rows={2}
          value={observacao}
          width="full"
        />
      </div>
    </Card>
  )
}
