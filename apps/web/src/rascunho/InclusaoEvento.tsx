import { explainEspaco } from '@portal/domain/guia/limiteEventos.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeTemplate } from '../evento/descricoes.ts'
import { templateQuery } from '../evento/evento.queries.ts'
import { lugares } from '../guia/acao/lugares.ts'
import { css } from '../ui/css.ts'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { useSingleKeys } from '../ui/useSingleKeys.ts'
import { isRemocao } from './estado/passo.ts'
import styles from './InclusaoEvento.module.css'
import { describeLinha } from './inclusao/describeLinha.ts'
import { FavoritosMenu } from './inclusao/FavoritosMenu.tsx'
import { speakPasso } from './inclusao/julgado.ts'
import { Leitura } from './inclusao/Leitura.tsx'
import { LinhaEventoField } from './inclusao/LinhaEventoField.tsx'
import { Removido } from './inclusao/Removido.tsx'
import { Veredito } from './inclusao/Veredito.tsx'
import type { useRascunhoForm } from './useRascunhoForm.ts'

const c = css(styles)

type Form = Pick<
  ReturnType<typeof useRascunhoForm>,
  | 'edicao'
  | 'eventos'
  | 'inclusao'
  | 'linha'
  | 'passos'
  | 'julgados'
  | 'favoritos'
  | 'correctUltimo'
  | 'showPreco'
  | 'isDepoisDaSenha'
>

/**
 * The entry line, and under it how it reads while it is typed, what misses, or what became of what was just entered. The
 * place of the verdict is kept, so that nothing moves under the hand.
 */
export function InclusaoEvento({ form }: { form: Form }) {
  const { eventos, inclusao, linha, passos, julgados, favoritos } = form
  const { pendente, quantidade, falta, recusa, escolha, cancel } = inclusao
  const { passo, aviso } = passos
  const { data: template } = useQuery({
    ...templateQuery(pendente?.codigoEvento ?? ''),
    enabled: pendente !== undefined,
  })
  const areOn = useSingleKeys()
  const leitura = describeLinha(linha.texto, eventos, linha.selecao)
  const erro = linha.erro ?? recusa
  const { nota } = linha
  const espaco = explainEspaco(form.edicao.itens.length)
  const vezes = quantidade === undefined ? '' : ` × ${quantidade}`
  const dito = passos.isAvisado ? '' : speakPasso(passo, julgados)
  const espera = erro ?? nota ?? falta
  // What was said before an error or a question is past with it: the step is not announced a second time.
  const [vezPassada, setVezPassada] = useState<number>()
  if (espera && vezPassada !== passos.vez) setVezPassada(passos.vez)
  const daVez = aviso ? [aviso] : [dito, espaco]
  const fala = espera ? [espera, aviso] : vezPassada === passos.vez ? [] : daVez
  return (
    <section aria-label="Inclusão de eventos" className={c('inclusao')} data-print="none">
      <div className={styles.entrada}>
        <LinhaEventoField
          descricaoId={lugares.veredito}
          escolha={escolha}
          exemplo="26 OM 85100200"
          id={lugares.linha}
          isDepois={form.isDepoisDaSenha}
          label="Incluir evento"
          linha={linha}
          lista="Eventos"
          onCancel={cancel}
          pendente={pendente && `${formatCodigoEvento(pendente.codigoEvento)} ${pendente.descricao}${vezes}`}
          showPreco={form.showPreco}
        />
        <FavoritosMenu favoritos={favoritos} onApply={linha.apply} />
      </div>
      <div className={styles.veredito} data-parte="veredito" id={lugares.veredito}>
        {erro ? (
          <p className={styles.erro}>{erro}</p>
        ) : nota !== undefined ? (
          <p className={styles.falta}>{nota}</p>
        ) : leitura ? (
          <Leitura texto={leitura} />
        ) : falta ? (
          <p className={styles.falta}>
            {falta} {template && describeTemplate(template)}
          </p>
        ) : aviso !== undefined ? (
          <p className={styles.falta}>{aviso}</p>
        ) : passo && isRemocao(passo) ? (
          <Removido onUndo={passos.undoUltimo} passo={passo} />
        ) : julgados.length > 0 ? (
          <Veredito julgados={julgados} onCorrect={form.correctUltimo} onUndo={passos.undoUltimo} />
        ) : dito !== '' ? (
          <p className={styles.dica}>{dito}</p>
        ) : (
          <div className={styles.dica}>
            <p>
              Código, palavras, dente, faces ou região, em qualquer ordem; vários com “;” ou colados da
              planilha.
            </p>
            <KeyboardOnly>
              <KeyHint keys="Alt+1 a 9" /> favoritos, <KeyHint keys="Alt+0" /> repete o último
              {areOn && (
                <>
                  , <KeyHint keys="?" /> fora do campo mostra os atalhos
                </>
              )}
            </KeyboardOnly>
          </div>
        )}
        {espaco && <p className={styles.falta}>{espaco}</p>}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {/* Made anew each time that something is said: the same words are announced again. */}
          <span key={passos.vez}>{fala.filter(Boolean).join(' ')}</span>
        </span>
      </VisuallyHidden>
    </section>
  )
}
