import type { TipoObservacao } from '@portal/domain/guia/observacao.tables.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { lugares } from '../../guia/acao/lugares.ts'
import { TextoField } from '../../texto/TextoField.tsx'
import { Dobra } from '../../ui/layout/Dobra.tsx'
import type { Necessidade } from '../avaliacao/useJustificativa.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'

type TextosDobrasProps = {
  conteudo: Pick<Conteudo, TipoObservacao>
  /** The text field's errors, by the field's id. */
  messageOf: (fieldId: string) => string | undefined
  onWrite: (campo: TipoObservacao, texto: string) => void
  necessidade: Necessidade
  /** Characters that the events ask of the justification. */
  minimoJustificativa: number
}

const hintOf = (necessidade: Necessidade, minimo: number): string | undefined => {
  if (necessidade === 'pedida')
    return `Algum evento pede pelo menos ${minimo} caracteres; sem isso a guia fica aguardando.`
  return necessidade === 'inutil'
    ? 'A guia complementar não usa justificativa: nenhum evento passa por causa dela.'
    : undefined
}

const summarize = (texto: string, vazio: string): string => toTextoGuardado(texto) || vazio

/** The two texts of an open guide, each folded to what it says. */
export function TextosDobras(props: TextosDobrasProps) {
  const { conteudo, messageOf, onWrite, necessidade, minimoJustificativa } = props
  const { justificativa, observacao } = conteudo
  return (
    <>
      {necessidade !== 'nenhuma' && (
        <Dobra
          resumo={summarize(
            justificativa,
            necessidade === 'pedida' ? 'Algum evento pede' : 'Nenhum evento pede',
          )}
          title="Justificativa técnica"
        >
          <TextoField
            error={messageOf(lugares.justificativa)}
            hint={hintOf(necessidade, minimoJustificativa)}
            id={lugares.justificativa}
            isOptional={necessidade === 'opcional'}
            label="Justificativa técnica"
            limit={MAXIMO_TEXTO}
            onChange={(texto) => onWrite('justificativa', texto)}
            rows={2}
            value={justificativa}
            width="full"
          />
        </Dobra>
      )}
      <Dobra resumo={summarize(observacao, 'Nada escrito')} title="Observação">
        <TextoField
          error={messageOf(lugares.observacao)}
          id={lugares.observacao}
          isOptional
          label="Observação"
          limit={MAXIMO_TEXTO}
          onChange={(texto) => onWrite('observacao', texto)}
          rows={2}
          value={observacao}
          width="full"
        />
      </Dobra>
    </>
  )
}
