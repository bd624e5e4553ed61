-- The search by value (Interface B6.13), either way: one walk along an index that ends with the page.
create index guia_valor on guia (codigo_credenciado, valor_total_centavos, numero_ficha);
