<?php

/** Runs the examples of a folder one after the other, each with its variables. */
error_reporting(E_ALL & ~E_WARNING);
foreach (glob("$argv[1]/*.php") as $example) {
    foreach (file(substr($example, 0, -4) . '.env', FILE_IGNORE_NEW_LINES) as $line) {
        putenv($line);
    }
    ob_start();
    $problem = null;
    try {
        (fn () => include $example)();
    } catch (Throwable $error) {
        $problem = $error->getMessage();
    }
    ob_end_clean();
    if ($problem !== null) {
        echo 'FAILED ', basename($example), ' ', str_replace("\n", ' ', $problem), "\n";
    }
}
echo "FINISHED\n";
