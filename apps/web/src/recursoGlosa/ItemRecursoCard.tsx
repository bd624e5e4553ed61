import type { ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { MODELO_MOTIVO } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { asksMotivo } from '@portal/domain/recursoGlosa/novidade.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { campoDe } from './checkEdicao.ts'
import { type ItemEditado, justificativaOf, listFaltas, nameFalta } from './edicaoRecurso.ts'
import { GlosasDoItem } from './GlosasDoItem.tsx'
import { writeComMotivo } from './loteRecurso.ts'
import { NovidadeField } from './NovidadeField.tsx'
import styles from './RecursoPage.module.css'
import { isCabivel, nameCabimento } from './recursosWords.ts'

type ItemRecursoCardProps = {
  item: ItemRecurso
  editado: ItemEditado
  recurso: RecursoDetalhado
  messageOf: (fieldId: string) => string | undefined
  onChange: (mudanca: Partial<ItemEditado>) => void
}

/** A denied event: why, whether an appeal makes sense, what is new, and the words that go. */
export function ItemRecursoCard(props: ItemRecursoCardProps) {
  const { item, editado, messageOf, onChange } = props
  const isRecorrido = editado.destino === 'recorrido'
  const isContra = !isCabivel(item)
  return (
    <GlosasDoItem item={item}>
      <Stack gap={3}>
        <p>
          <Badge tone={isContra ? 'atencao' : 'sucesso'}>{nameCabimento(item)}</Badge>{' '}
          {isContra && item.porque}
        </p>
        <Checkbox
          error={messageOf(campoDe('destino', item))}
          hint={`${showValor(item.valorGlosado)} ${isContra ? 'glosados' : 'em jogo'}`}
          id={campoDe('destino', item)}
          isSelected={isRecorrido}
          onChange={(is) => onChange({ destino: is ? 'recorrido' : isContra ? 'omitido' : 'desistido' })}
        >
          Recorrer deste evento
        </Checkbox>
        {isRecorrido ? (
          <Recorrido {...props} />
        ) : (
          <>
            {/* What is appealed asks for the same in its own fields. */}
            {!isContra && <p>{item.porque}</p>}
            <TextoField
              error={messageOf(campoDe('motivo', item))}
              hint="Fica registrado: o evento fora do recurso não volta."
              id={campoDe('motivo', item)}
              label="Motivo da desistência"
              limit={MAXIMO_TEXTO}
              isOptional={isContra}
              onChange={(motivo) =>
                onChange({ motivo, destino: isContra && motivo.trim() === '' ? 'omitido' : 'desistido' })
              }
              rows={2}
              value={editado.motivo}
              width="full"
            />
          </>
        )}
      </Stack>
    </GlosasDoItem>
  )
}

/** The model goes after what was written, or after the draft: nothing that was typed is lost. */
const withModelo = ({ item, editado, recurso }: ItemRecursoCardProps): string =>
  editado.justificativa === null
    ? writeComMotivo(item, editado, recurso.acervo, MODELO_MOTIVO)
    : [editado.justificativa.trim(), MODELO_MOTIVO].filter(Boolean).join(' ')

function Recorrido(props: ItemRecursoCardProps) {
  const { item, editado, recurso, messageOf, onChange } = props
  const { ganhos } = item
  const faltas = listFaltas(item, editado)
  const justificativa = justificativaOf(item, editado, recurso.acervo)
  /** Written by a button, it is gone on with in its field. */
  const write = (escrita: string | null) => {
    onChange({ justificativa: escrita })
    focusField(campoDe('justificativa', item))
  }
  const novidades = (
    <fieldset className={styles.novidades} data-parte="novidades">
      <legend>O que há de novo desde a glosa</legend>
      <Stack gap={3}>
        {item.novidades.map((pedida) => (
          <NovidadeField
            editado={editado}
            error={messageOf(campoDe(pedida.tipo, item))}
            item={item}
            key={pedida.tipo}
            onChange={(novidades) => onChange({ novidades })}
            pedida={pedida}
            recurso={recurso}
          />
        ))}
      </Stack>
    </fieldset>
  )
  const texto = (
    <>
      <TextoField
        error={messageOf(campoDe('justificativa', item))}
        hint="O rascunho junta a regra, o evento e a evidência. Mude o que quiser."
        id={campoDe('justificativa', item)}
        label="Justificativa"
        limit={MAXIMO_TEXTO}
        onChange={(escrito) => onChange({ justificativa: escrito })}
        rows={4}
        value={justificativa}
        width="full"
      />
      {ganhos && !item.lugarTomado && (
        <p>
          Deste motivo ({ganhos.codigoGlosa}), aprovados {ganhos.ganhos} de{' '}
          {countOf(ganhos.decididos, 'evento', 'eventos')}.{' '}
          {ganhos.motivo !== null && (
            <>
              O último, de outra guia, dizia: “{ganhos.motivo}”{' '}
              <Button onPress={() => write(withModelo(props))} size="pequeno">
                Escrever o motivo deste
              </Button>
            </>
          )}
        </p>
      )}
      {editado.justificativa !== null && (
        <div>
          <Button icon="undo" onPress={() => write(null)} size="pequeno">
            Voltar ao rascunho
          </Button>
        </div>
      )}
    </>
  )
  return (
    <>
      {/* What the denial cannot do without comes first. */}
      {asksMotivo(item.novidades) && texto}
      {novidades}
      {!asksMotivo(item.novidades) && texto}
      {faltas.length > 0 && <p>Ainda falta o que esta glosa pede: {faltas.map(nameFalta).join('; ')}.</p>}
    </>
  )
}
